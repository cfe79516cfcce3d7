import type { Feature, Seasons, TitledText } from '../types';
import { climate } from './climate.ts';
import { monthRange } from './monthRange.ts';
import { numberWord } from './numberWord.ts';
import { tabLabels } from './tabLabels.ts';
import { tourLength } from './tours.ts';
import type { ChecklistGroup, Closing, ExternalSite, ScreenHero, Section, Titled } from './types';

const { best } = climate;

export const guide = {
  hero: {
    title: 'Before you go to Sri Lanka',
    lead: 'Read this page when you start to plan, and again six weeks before you fly, while there is still time for vaccines and the visa.',
    picture: 'sigiriya',
  },

  when: {
    title: 'When to go',
    lead: `On the whole ${numberWord(tourLength.days)}-day route, the driest months are ${monthRange(best.route)}. From ${best.eastCoast.from} to ${best.eastCoast.to}, go to the old cities and the east coast.`,
  },

  seasons: {
    title: 'Dry and rainy months',
    months: climate.months,
    weather: { dry: 'Least rain', mixed: 'Some rain', wet: 'Most rain' },
    limits: climate.limits,
    regions: climate.regions.map(({ name, where, driest, rain }) => ({
      name,
      text: `${where}: driest from ${driest.from} to ${driest.to}`,
      rain,
    })),
    // Houston: 4.6 inches in an average month, learn.weatherstem.com, lesson 182, November 2026.
    note: 'Least rain is less than about 5 inches in the month; most rain is more than about 7. An average month in Houston has four and a half. Sigiriya, Dambulla, and Ella have most of their rain from October to January.',
  },

  questions: {
    title: 'Questions before you book',
    list: [
      {
        title: 'Is it safe?',
        // News of elephants on roads is frequent: adaderana.lk. Beaches of the east in daily use: see the children.
        // November 2026.
        text: `The U.S. advisory is under “This season” above. The ${numberWord(tourLength.days)}-day tour stays out of the old war zones, and people swim every day at the beaches that we name in the east. You are likelier to meet trouble on the road, in the sea, or from an elephant at dusk. Wear your seat belt, and swim only at a beach with a lifeguard and no red flag; check with your hotel that day.`,
      },
      {
        title: 'Can a woman travel alone?',
        // Rides that are tracked, not hailed tuk-tuks: U.S. Embassy Colombo, June 2017,
        // english.utvnews.lk/32172. Apps: PickMe and Uber, wonderasiatravels.com. November 2026.
        text: 'Women do. Expect stares, and on packed buses some men grope: take a car, a numbered seat on the train, or a ride app such as PickMe or Uber, which shows the driver’s name and plate. Cover shoulders and knees away from the beach, and stay off empty beaches after dark. Before you pay, ask who else has booked your dates, and what the trip costs if nobody has.',
      },
      {
        title: 'Can I bring the children?',
        // Shallow and calm: exploresrilanka.lk (Passekudah), tribefamilyadventures.co.uk (Nilaveli);
        // months: climate.ts. November 2026.
        text: `Yes. Each child needs a passport and an ETA. From ${best.eastCoast.from} to ${best.eastCoast.to} the south is often too rough to swim, but Nilaveli and Passekudah, on the east coast, are shallow and calm. Our ${tabLabels.tours} page has a route for July that ends there, by way of the elephants of Minneriya.`,
      },
      {
        title: 'Can I come with a wheelchair?',
        // Buses, trains, and sidewalks: Lonely Planet, Sri Lanka, Accessible travel. November 2026.
        text: `Yes, with a car, a helper, and a plan. The ${tabLabels.tours} page says where each day has steps, what can stand in for the climbs, and which places are the easiest. Elsewhere, sidewalks are uneven and ramps rare. Ask each hotel for photographs of the bathroom. Tell the airline about the chair and its battery 48 hours ahead.`,
      },
      {
        title: 'What if I am blind, or Deaf?',
        // Thirty days for every animal: daph.gov.lk/services/Quar; permit: srilankaembassy.fr/en/page/48. No
        // exception for guide dogs was found. November 2026.
        text: 'A guide dog needs a permit and then thirty days of quarantine, and we found no exception. Bring a person to guide you instead. If you are Deaf, plan with us by text or email, and tell us how you follow a guide. Sri Lankan Sign Language is not ASL.',
      },
      {
        title: 'What will I eat?',
        text: 'Rice with four or five curries, often hot, so say “mild” when you order. Fruit, egg dishes, and rice on its own are easy to find. Drink bottled or filtered water.',
      },
      {
        title: 'Vegan, or without gluten?',
        // Safe curries, and wheat in hopper batter, soy sauce, and some curries:
        // passportnomads.com/gluten-free-in-sri-lanka and tripcompanion.com/gluten-free-travel-in-sri-lanka; no card
        // available in Sinhala: celiactravel.com/stories. November 2026.
        text: 'Rice, dhal, jackfruit curry, and kiribath can be both. Ask for them without flour and without Maldive fish, a dried tuna that sambols and even vegetable curries often hold. Kottu is made of wheat flatbread, and wheat hides in soy sauce, hopper batter, and some lentil cakes. Have a card made in Sinhala and Tamil that says what you can’t eat, and have each hotel answer before you pay. Pack food for the flight.',
      },
      {
        title: 'Which vaccines do I need?',
        // CDC, Travelers' Health, Sri Lanka, as quoted by ellickjourney.com and travel-clinic-ny.com. Free of
        // malaria: World Health Organization, September 2016. November 2026.
        text: 'See a travel clinic six weeks ahead. The CDC lists hepatitis A and typhoid for most travelers, and rabies for some. Ask about chikungunya, too. The island is free of malaria, but dengue is present, so use repellent by day.',
      },
      {
        title: 'Am I insured if I get sick?',
        // 1990 Suwa Seriya, the national ambulance service. Waivers: 14 to 21 days after the first payment, squaremouth.com and insuremytrip.com. Medicare: editor's
        // review. November 2026.
        text: 'Colombo and Kandy have large private hospitals, and 1990 calls an ambulance. Medicare pays nothing there, and many U.S. plans pay little. Look for four things in a policy: doctors and hospitals, evacuation, a trip cut short, and conditions you already have. The last is often covered only if you buy within two weeks of your first payment. Carry a list of your medicines.',
      },
      {
        title: 'What does it cost?',
        // Sigiriya: $30 in March 2022, mawbima.lk; about $35, editor's review. November 2026.
        text: 'You get a quote for your dates. To pay less, share the guide, avoid December to mid-April, and tell us your limit. Tickets add up: Sigiriya alone is some $30 to $35 each.',
      },
      {
        title: 'How do I fly there?',
        text: 'It takes about a day, with a change of planes: see “This season” for where. Put both flights on one ticket, and if the first is late, the airline rebooks you. The island is 11½ hours ahead of Texas in winter and 10½ in summer. Leave home one or two days before Day 1.',
      },
      {
        title: 'How hot is it?',
        // Nuwara Eliya's mean lows, December to March: 45 to 51 °F (BBC Weather; climate-charts.com). November
        // 2026.
        text: 'The coast reaches the high 80s °F all year, and Sigiriya passes 90 from March to September. In the hills, winter nights fall to the 40s: bring more than a sweater.',
      },
      {
        title: 'Will my phone work?',
        text: 'If it is unlocked, buy a SIM card or an eSIM when you land. Most hotels have Wi-Fi. Drivers and guides use WhatsApp, so set it up at home.',
      },
      {
        title: 'How much do I tip?',
        // Drivers: $5 to $10 a day, srilankatailormade.com/blog/tipping-in-sri-lanka; guides: 1,000 to 2,000
        // rupees, wonderasiatravels.com. Restaurants: srilankaholidayguru.com. November 2026.
        text: 'For a good driver or guide, $5 to $10 a day is common, in rupees, on the last day. In restaurants, leave about 10 percent where no service charge is added. Keep small bills for porters and for shoes left at temples.',
      },
      {
        title: 'Which dates matter?',
        // Perahera: theradh.com, nuwaraviththi.lk, onenewsbox.com. New Year: visitsrilankaholidays.com. Poya and
        // New Year without sale of alcohol: adaderana.lk/news.php?nid=72885. November 2026.
        text: 'The Kandy Perahera, ten nights of drummers, dancers, and elephants, ends at a full moon, most often in August. Rooms are booked months ahead. Around April 13 and 14, the New Year, many shops close. On poya, the full-moon day of each month, shops and bars sell no alcohol.',
      },
      {
        title: 'What about photographs?',
        // Gates of Yala at 6:00: atlaslanka.com/paradiseisland/yala-national-park. Sigiriya's paintings:
        // asianmirror.lk, news 32791. Drones: droneregulations.info. Crowds, lens, and Wilpattu: editor's review.
        // November 2026.
        text: `Leopards are easiest to see from ${best.leopards.from} to ${best.leopards.to}. Yala is crowded: ask for a jeep to yourself, go in at six when the gates open, and bring your longest lens. Wilpattu is a good second park. Photographs of Sigiriya’s painted women have been banned since the end of 2015. A drone needs a permit. Don’t turn your back to a Buddha for a picture.`,
      },
      {
        title: 'What about manners?',
        text: 'Images of the Buddha are sacred. Cover a tattoo of one, because visitors have been turned away at the airport. Eat with your right hand. English is common in hotels and at the sights; in villages, your guide helps.',
      },
      {
        title: 'What if I have another passport?',
        // Fee by nationality: dhakatribune.com/world/394061. OCI only for citizens of other countries:
        // ahcikandy.gov.in, "OCI Card Scheme". November 2026.
        text: 'The passport you travel on decides, and the official site sets the ETA’s fee by it. Check what you need to return to the U.S., and whether your change of planes asks for a transit visa. Indian citizens can’t hold an Overseas Citizen of India (OCI) card: if you have one, you travel on another passport.',
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
        text: 'You may stay up to 30 days from the day you arrive, extendable up to six months in all. The approval names the last day to enter, usually some months off.',
      },
      {
        title: 'Application',
        // Official site: dailyceylon.lk/?p=11842. Others that charge more: sundaytimes.lk/150531 and
        // lankaweb.com, March 26, 2017. Announced as required before arrival from October 15, 2025
        // (adaderana.lk/news.php?nid=113520), then withdrawn (lankaeducation.com). November 2026.
        text: 'Application is through the official government website, and pre-approval is recommended. Fill in one form for each traveler, with passport, flights, first hotel, and a bank card. The official address ends in gov.lk; other sites charge more. The rules change, so don’t board without the approval.',
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
        // Announced in September 2024 and July 2025, while the fee for Americans went on: menafn.com/1108636020,
        // dhakatribune.com/world/394061. November 2026.
        'Sri Lanka announced free 30-day tourist visas for U.S. travelers from October 1, 2024 for six months, that is, through March 31, 2025. What is announced and what is charged have often differed, so look at the official site before you pay.',
        'Peak season runs from December to mid-April, and rooms fill early. Reserved train seats go on sale about a month ahead and sell fast.',
      ],
    },
  },

  tips: {
    title: 'Travel tips',
    list: [
      {
        title: 'Best time to visit',
        description: `${monthRange(best.southCoast)} for the south coast, though December still has rain. From January, the western hills too.`,
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
          'Get around by tuk-tuk, bus, and train. A tuk-tuk is a taxi on three wheels; agree on the fare before you climb in. Buses go almost everywhere.',
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
    title: 'Something we missed?',
    lead: 'Send it to us, however small it is.',
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
