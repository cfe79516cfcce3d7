import type { Feature, Seasons, TitledText } from '../types';
import { climate } from './climate.ts';
import { monthRange } from './monthRange.ts';
import { capitalNumberWord, numberWord } from './numberWord.ts';
import { tabLabels } from './tabLabels.ts';
import { groupSize, tourLength } from './tours.ts';
import type { ChecklistGroup, Closing, ExternalSite, ScreenHero, Section, Titled } from './types';

const { best } = climate;

export const guide = {
  hero: {
    title: 'Before you go to Sri Lanka',
    lead: 'Read this when you start to plan, and again six weeks before you fly, in time for vaccines and the visa.',
    picture: 'sigiriya',
  },

  when: {
    title: 'When to go',
    lead: `The ${numberWord(tourLength.days)}-day route is driest in ${monthRange(best.route)}. From ${best.eastCoast.from} to ${best.eastCoast.to}, go to Sigiriya and the east coast.`,
  },

  seasons: {
    title: 'Rain through the year',
    months: climate.months,
    weather: { dry: 'Lighter', mixed: 'Medium', wet: 'Heavy' },
    limits: climate.limits,
    regions: climate.regions.map(({ name, where, driest, rain }) => ({
      name,
      text: `${where}: driest from ${driest.from} to ${driest.to}`,
      rain,
    })),
    // Houston: 54.7 inches a year, learn.weatherstem.com, lesson 182; 49.8, eyeandpen.com. November 2026.
    note: 'Lighter is under about 5 inches in the month, heavy over about 7. Houston averages between four and five. Sigiriya, Dambulla, and Ella have most of their rain from October to January.',
  },

  questions: {
    title: 'Questions before you book',
    list: [
      {
        title: 'Is it safe?',
        // News of elephants on roads is frequent: adaderana.lk. Beaches of the east in use: see the children.
        // Lifeguards: coastguard.gov.lk, January 29, 2019, and September 10, 2023. November 2026.
        text: `For most visitors, yes. The ${numberWord(tourLength.days)}-day tour stays out of the old war zones; the July plan reaches the east coast, where the war was: keep to its beaches and used paths. The likelier dangers are the road, the sea, and an elephant at dusk. Wear your seat belt. Mirissa and Bentota have lifeguards; elsewhere, ask your hotel, and never swim under a red flag.`,
      },
      {
        title: 'Can a woman travel alone?',
        // Rides that are tracked, not hailed tuk-tuks: U.S. Embassy Colombo, June 2017,
        // english.utvnews.lk/32172. Apps: PickMe and Uber, wonderasiatravels.com. November 2026.
        text: 'Many do. With us, you ride with a guide: ask for a woman, if one is free, and for her name before you fly. On your own, expect stares, and on packed buses some men grope: take a car, a numbered train seat, or in towns PickMe or Uber, which show the driver’s name and plate. Away from the beach, cover shoulders and knees; after dark, stay off empty beaches. Ask who else has booked your dates. If nobody has, we’ll price the trip for you alone.',
      },
      {
        title: 'Can I bring the children?',
        // Passekudah: exploresrilanka.lk, and Lonely Planet, "Safe Swimming"; Nilaveli:
        // tribefamilyadventures.co.uk; months: climate.ts. November 2026.
        text: `Yes. Each child needs a passport and an ETA. From ${best.eastCoast.from} to ${best.eastCoast.to} the south is often too rough to swim, but on the east coast Passekudah is shallow, and Nilaveli usually calm. Our July route, on the ${tabLabels.tours} page, has three nights at Nilaveli and an elephant safari.`,
      },
      {
        title: 'Can I bring my class?',
        text: `School groups are welcome. ${capitalNumberWord(groupSize)} is our limit, leaders included; for more, we’ll price a second guide and van. Send ages, leaders, and a month; we’ll answer about rooms, insurance, and who is responsible for what.`,
      },
      {
        title: 'Can I come with a wheelchair?',
        // Buses, trains, sidewalks, and hotels: Lonely Planet, Sri Lanka, Accessible travel. Airline: srilankan.com,
        // special assistance. Toilets have no source; confirm them. November 2026.
        text: `For much of the trip, yes, with a car, a helper, and a plan. The ${tabLabels.tours} page says where each day has steps and what can stand in for the climbs. Sidewalks are uneven, ramps rare, and so are toilets for chairs outside large hotels: tell us, and we’ll plan the stops. Tell the airline about the chair and its battery when you book, and ask which forms it needs.`,
      },
      {
        title: 'I’m blind, or Deaf. Is it for me?',
        // Thirty days for every animal: daph.gov.lk/services/Quar; at one address of the owner's:
        // srilankaembassy.com.pl/importation-of-animals; permit: srilankaembassy.fr/en/page/48. No exception for
        // guide dogs was found. Way home: cdc.gov/importation, dogs from countries with rabies. November 2026.
        text: 'Yes. If you are blind, it is a trip for ears and hands: temple drums, cinnamon peeled beside you, the train. Tell us how you like to be guided, and whether a companion is coming; if not, ask us to price a second guide. A guide dog must have a permit and spend thirty days in quarantine at one address, so it can’t join a tour, and U.S. rules for its return are strict. If you are Deaf, plan by text or email. You feel the drums through the temple floor, and your guide can write each day out. If you want an interpreter, we’ll look for one; Sri Lankan Sign Language is not ASL. Bring a vibrating alarm.',
      },
      {
        title: 'What will I eat?',
        text: 'Rice with four or five curries, often hot, so say “mild” when you order. Fruit, egg dishes, and rice on its own are easy to find. Drink bottled or filtered water.',
      },
      {
        title: 'I’m vegan, or I can’t eat gluten.',
        // Safe curries, and wheat in hopper batter, soy sauce, and some curries:
        // passportnomads.com/gluten-free-in-sri-lanka and tripcompanion.com/gluten-free-travel-in-sri-lanka; no card
        // available in Sinhala: celiactravel.com/stories. Shared oil and pans: oneceylon.space, question 5408. November
        // 2026.
        text: 'Rice, dal, jackfruit curry, and kiribath can be vegan and gluten-free. Ask for them without flour and without Maldive fish, dried tuna that goes into sambols and even vegetable curries. Kottu is wheat flatbread, and wheat hides in soy sauce, hopper batter, asafoetida, and some lentil cakes. With celiac disease, shared oil, griddles, and spoons are out. We write to each kitchen before you pay and tell you which said no. Then we change the stop, or you eat from your own bag. Carry a card in Sinhala and Tamil that says what you can’t eat, and food for the flight.',
      },
      {
        title: 'Which vaccines do I need?',
        // CDC, Travelers' Health, Sri Lanka, as quoted by ellickjourney.com and travel-clinic-ny.com. Free of
        // malaria: World Health Organization, September 2016. November 2026.
        text: 'See a travel clinic six weeks ahead. The CDC lists hepatitis A and typhoid for most travelers, and rabies for some. The island is free of malaria, but dengue is present, so use repellent by day.',
      },
      {
        title: 'Am I insured if I get sick?',
        // 1990 Suwa Seriya, the national ambulance service. Waivers: 14 to 21 days after the first payment, squaremouth.com and insuremytrip.com. Medicare and
        // Medigap: justusinsurance.com and clickmedigap.com. November 2026.
        text: 'Colombo has large private hospitals, Kandy smaller ones, and 1990 calls an ambulance. Original Medicare pays nothing there; some Medigap plans cover emergencies. Ask your own plan. A policy should cover doctors and hospitals, evacuation, a trip cut short, and conditions you already have. The last is often covered only if you buy within about two weeks of your first payment.',
      },
      {
        title: 'What does it cost? Do I tip?',
        // Sigiriya: $30 in March 2022, mawbima.lk; about $35 has no public source; confirm it. Drivers: $5 to $10 a day,
        // srilankatailormade.com/blog/tipping-in-sri-lanka; guides: 1,000 to 2,000 rupees, wonderasiatravels.com.
        // Restaurants: srilankaholidayguru.com. November 2026.
        text: 'We quote for your dates. To pay less, share the guide, avoid December to mid-April, and tell us your limit. Tickets add up: Sigiriya alone is about $30 to $35 a person. For a good driver or guide, $5 to $10 a day from each traveler is a common tip, in rupees, on the last day. In restaurants, leave about 10 percent where no service charge is added. Keep small bills for porters.',
      },
      {
        title: 'How do I fly there?',
        text: 'It takes about a day, with a change of planes; about the Gulf, see “This season.” Book both flights on one ticket: if the first is late, the airline will usually rebook you. The island is 11½ hours ahead of Houston in winter and 10½ in summer. Leave home one or two days before Day 1.',
      },
      {
        title: 'How hot is it?',
        // Nuwara Eliya's mean lows, December to March: 45 to 51 °F (BBC Weather; climate-charts.com). November
        // 2026.
        text: 'The coast reaches the high 80s °F all year, and Sigiriya tops 90 from March to September. In the hills, winter nights fall to the 40s.',
      },
      {
        title: 'Will my phone work?',
        text: 'If it is unlocked, buy a SIM or an eSIM when you land. Drivers and guides use WhatsApp: set it up at home.',
      },
      {
        title: 'Which dates matter?',
        // Perahera: theradh.com, nuwaraviththi.lk, onenewsbox.com. New Year: visitsrilankaholidays.com. Poya and
        // New Year without sale of alcohol: adaderana.lk/news.php?nid=72885. November 2026.
        text: 'The Kandy Perahera, ten nights of drummers, dancers, and elephants, ends at a full moon, most often in August. Reserved train seats are sold from a month ahead, and fast. Many shops close around April 13 and 14, the New Year. On poya, the full-moon day of each month, shops and bars sell no alcohol.',
      },
      {
        title: 'What about photographs?',
        // Gates of Yala at six: atlaslanka.com/paradiseisland/yala-national-park. Sigiriya's paintings:
        // asianmirror.lk, news 32791. Drones: droneregulations.info. Wilpattu has no source; confirm it.
        // November 2026.
        text: `For leopards, come from ${best.leopards.from} to ${best.leopards.to}, and ask for three nights at Yala, the gate at dawn, and a jeep of your own. Wilpattu is a good second park. Ask people before you photograph them; some expect a tip. Sigiriya’s painted women may not be photographed. A drone needs a permit. Don’t turn your back to a Buddha for a picture.`,
      },
      {
        title: 'What about manners?',
        text: 'Images of the Buddha are sacred. Cover a tattoo of one: visitors have been turned away. Eat with your right hand. English is common in hotels and at the sights; in villages, your guide helps.',
      },
      {
        title: 'What if I have an Indian or other passport?',
        // India: visaverge.com, October 2025, and dhakatribune.com/world/394061. OCI only for citizens of other countries:
        // ahcikandy.gov.in, "OCI Card Scheme". Using the Indian passport: the consulate in Houston,
        // cgihouston.gov.in, "FAQs on Renunciation". November 2026.
        text: 'Your rules are those of the passport you travel on. On an Indian passport you need an ETA, too; in October 2025 it carried no fee. Check whether your change of planes needs a transit visa before you buy the flight, and carry your green card, if you have one. If you were Indian and are now a U.S. citizen, travel on the U.S. passport: using the Indian one is an offense, and an Overseas Citizen of India (OCI) card is not a passport.',
      },
    ],
  },

  visa: {
    title: 'Visa requirements for U.S. citizens',
    list: [
      {
        title: 'Overview',
        text: 'As a U.S. citizen, you need an Electronic Travel Authorization (ETA) to visit Sri Lanka.',
      },
      {
        title: 'Validity',
        // 30 days from arrival, up to six months: slhcpakistan.org/services. Enter within months of approval:
        // discover.lk/travel-guide/visa. November 2026.
        text: 'You may stay up to 30 days from the day you arrive, extendable up to six months in all. The approval shows the last day you may enter, usually months away.',
      },
      {
        title: 'Application',
        // Official site: dailyceylon.lk/?p=11842. Others that charge more: sundaytimes.lk/150531 and
        // lankaweb.com, March 26, 2017. Announced as required before arrival from October 15, 2025
        // (adaderana.lk/news.php?nid=113520), then withdrawn (visasnews.com). Arrival card: jaffnavision.com, December
        // 29, 2022, up to three days ahead on eservices.immigration.gov.lk. November 2026.
        text: 'Application is through the official government website, and pre-approval is recommended. A plan to require it was shelved in October 2025; get it before you board anyway. Each traveler needs a form. The official address ends in gov.lk; other sites charge more. Three days ahead, see there whether you need an arrival card, too.',
      },
    ],
    officialSite: { label: 'Official ETA website', url: 'https://www.eta.gov.lk/' },
    entry: {
      title: 'Entry requirements',
      items: [
        'A passport valid for at least six months beyond your arrival',
        'A confirmed return or onward ticket',
        'Proof of sufficient funds for your stay',
        'A completed ETA application',
      ],
    },
    note: {
      title: 'Special note',
      paragraphs: [
        // 2024: menafn.com/1108636020. July 2025: PTI, newszop.com, the U.S. among 40 countries. Still planned in
        // October 2025: visasnews.com. November 2026.
        'Sri Lanka announced free 30-day tourist visas for U.S. travelers from October 1, 2024 for six months, through March 31, 2025. In July 2025 it announced them again, for 40 countries including the U.S. See on the official site whether they have begun, before you pay.',
        'Peak season runs from December to mid-April, and rooms fill early.',
      ],
    },
  },

  tips: {
    title: 'Travel tips',
    list: [
      {
        title: 'Best time to visit',
        description: `${monthRange(best.southCoast)} for the south coast, though December still has rain. From January, the western hills, too.`,
        icon: 'sun',
      },
      {
        title: 'Currency',
        description:
          'The Sri Lankan Rupee. Major cards are widely accepted. Rupees are hard to buy in the U.S., so use an ATM at the airport.',
        icon: 'wallet',
      },
      {
        title: 'Transport',
        description:
          'Get around by tuk-tuk, bus, and train. A tuk-tuk is a three-wheel taxi: set the fare first.',
        icon: 'bus',
      },
    ],
  },

  packing: {
    title: 'Packing checklist',
    lead: 'At temples, cover your shoulders and knees and go barefoot.',
    groups: [
      {
        title: 'Essentials',
        items: [
          'Passport, and a copy of its photo page',
          'Printed ETA approval',
          'Travel insurance that covers evacuation',
          'Plug adapter for types D and G',
          'Chargers marked 100–240 volts',
          'Two bank cards, and some cash',
        ],
      },
      {
        title: 'Clothing',
        items: [
          'Light cotton or linen shirts and pants',
          'Scarf or sarong, and socks for hot temple stone',
          'Warm layers for nights in the hills',
          'Rain jacket',
          'Shoes that grip and slip off easily',
          'Swimsuit and sun hat',
        ],
      },
      {
        title: 'Health & Safety',
        items: [
          'Medicines in their labeled bottles, with copies of prescriptions',
          'Motion-sickness pills for the hill roads',
          'Spare glasses and hearing-aid batteries',
          'Mosquito repellent and reef-safe sunscreen',
          'Rehydration salts',
          'Refillable water bottle',
        ],
      },
    ],
  },

  closing: {
    title: 'What did we forget?',
    lead: 'Tell us when you can go, and ask whatever is left, however small.',
    action: { label: 'Ask a Question', to: 'contact' },
    picture: 'negombo',
  },
} satisfies {
  hero: ScreenHero;
  when: Section;
  seasons: Seasons;
  questions: Titled & { list: TitledText[] };
  visa: Titled & {
    list: TitledText[];
    officialSite: ExternalSite;
    entry: ChecklistGroup;
    note: { title: string; paragraphs: string[] };
  };
  tips: Titled & { list: Feature[] };
  packing: Section & { groups: ChecklistGroup[] };
  closing: Closing;
};
