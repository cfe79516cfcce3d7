import type { Seasons } from '../types';
import type { Action, ChecklistGroup, PictureName, Point, Section } from './schema';

export const guide = {
  hero: {
    title: 'Before you go to Sri Lanka',
    lead: 'Read this page once now, and once more the night before you pack.',
    picture: 'sigiriya',
  } satisfies Section & { picture: PictureName },

  visa: {
    title: 'Visa requirements for U.S. citizens',
    list: [
      {
        title: 'Overview',
        text:
          'As a U.S. citizen, you need an Electronic Travel Authorization (ETA) to visit Sri ' +
          'Lanka.',
      },
      {
        title: 'Validity',
        text: 'An ETA is valid for up to 30 days and is extendable up to six months in all.',
      },
      {
        title: 'Application',
        // Announced as required before arrival from October 15, 2025 (adaderana.lk/news.php?nid=113520),
        // then withdrawn (lankaeducation.com, sri-lanka-lifts-pre-arrival-eta-requirement-for-tourists);
        // read November 2026.
        text:
          'Application is through the official government website, and pre-approval is recommended. ' +
          'Whether you need it before you fly has changed more than once, so don’t board without it. ' +
          'Check the official site.',
      },
    ],
    officialSite: { label: 'Official ETA website', url: 'https://www.eta.gov.lk/' },
  } satisfies {
    title: string;
    list: { title: string; text: string }[];
    officialSite: { label: string; url: string };
  },

  entry: {
    title: 'Entry requirements',
    items: [
      'A passport valid for at least six months beyond your arrival',
      'A confirmed return or onward ticket',
      'Proof of sufficient funds for your stay',
      'A completed ETA application',
    ],
  } satisfies { title: string; items: string[] },

  note: {
    title: 'Special note',
    paragraphs: [
      'Sri Lanka announced free 30-day tourist visas for U.S. travelers from October 1, 2024 ' +
        'for six months, that is, through March 31, 2025. Those six months are over, so check ' +
        'the official website for what applies now.',
      'Peak season runs from December to mid-April, and rooms fill early. Reserved train seats go ' +
        'on sale about a month ahead and sell fast.',
    ],
  } satisfies { title: string; paragraphs: string[] },

  tips: {
    title: 'Travel tips',
    list: [
      {
        title: 'Best time to visit',
        description:
          'December to March, for the south coast and the western hills. From May to September, ' +
          'go to the old cities and the east coast.',
        icon: 'sun',
      },
      {
        title: 'Currency',
        description:
          'The Sri Lankan Rupee. Major cards are widely accepted. Rupees are hard to buy in the ' +
          'U.S., so use an ATM at the airport. In restaurants, leave about 10 percent where no ' +
          'service charge is added.',
        icon: 'wallet',
      },
      {
        title: 'Transport',
        description:
          'Get around by tuk-tuk, bus, and train. A tuk-tuk is a taxi on three wheels; agree on the ' +
          'fare before you climb in. Buses go almost everywhere.',
        icon: 'bus',
      },
    ],
  } satisfies Section & { list: Point[] },

  // Monthly rainfall normals in mm, January to December, read November 2026.
  seasons: {
    title: 'Dry and rainy months',
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    weather: { dry: 'Mostly dry', mixed: 'Some rain', wet: 'Rainy' },
    /** In mm a month: below `dry` is mostly dry, `wet` and above is rainy. The note says the same. */
    limits: { dry: 125, wet: 180 },
    regions: [
      {
        name: 'South and west coasts',
        text: 'Galle, Mirissa: driest from January to March',
        // Galle, mwegner.de/p-info/sri-lanka/galle.html; year 2,403.
        rain: [103, 86, 117, 242, 296, 207, 165, 155, 214, 340, 302, 177],
      },
      {
        name: 'Kandy and Nuwara Eliya',
        text: 'The western hills: driest February to March',
        // Nuwara Eliya (43473), climate-charts.com/Locations/s/S343473.html. The Department of
        // Meteorology's 1961 to 1990 total is 1,905. Kandy has the same driest and wettest months.
        rain: [107, 75, 71, 151, 178, 176, 174, 159, 176, 228, 215, 194],
      },
      {
        name: 'Old cities',
        text: 'Sigiriya, Dambulla: driest June to August',
        // Anuradhapura, 1961 to 1990. Only the total, 1,285, was checked against the Department of
        // Meteorology's; check the months before the site goes live.
        rain: [82, 48, 69, 173, 89, 15, 32, 42, 73, 238, 239, 185],
      },
      {
        name: 'East coast',
        text: 'Arugam Bay: dry from February to September',
        // Trincomalee, batticaloahotels.com/batticaloa-weather.
        rain: [173, 66, 48, 58, 69, 28, 51, 107, 107, 221, 358, 363],
      },
    ],
    note:
      'Mostly dry means less than about 5 inches of rain in the month, and rainy means more than ' +
      'about 7. ' +
      'Ella, in the eastern hills, is driest from June to August and wettest from October to ' +
      'January. ' +
      'Whales pass Mirissa from December to April. When the lake is low, elephants gather at ' +
      'Minneriya or nearby Kaudulla, most in August and September.',
  } satisfies Seasons,

  questions: {
    title: 'Questions before you book',
    list: [
      {
        title: 'Is it safe?',
        // travel.state.gov, Sri Lanka advisory, November 2026: look at the level on the day.
        text:
          'The State Department ranks countries from 1 to 4. Read its page today and again the week ' +
          'you fly. On the road, wear your seat belt. The sea has rip currents, so swim where local ' +
          'people do.',
      },
      {
        title: 'Is the food hot?',
        text:
          'Often, so ask for mild. Rice, fruit, and egg dishes are easy to find. Drink bottled or ' +
          'filtered water.',
      },
      {
        title: 'Will people speak English?',
        text: 'In hotels, shops, and at the sights, it is common. In villages, your guide helps.',
      },
      {
        title: 'A woman alone?',
        text:
          'Women do travel here alone. Cover shoulders and knees away from the beach, and stay off ' +
          'empty beaches after dark. In cities, use a ride app.',
      },
      {
        title: 'Can I bring the children?',
        text:
          'Yes. If you are free only from June to August, choose the old cities and the east coast; ' +
          'the sea in the south is often too rough then. Each child needs a passport and an ETA.',
      },
      {
        title: 'With a wheelchair?',
        text:
          'Sidewalks are uneven and ramps are rare. The Ceylon Tour screen names the easiest days. ' +
          'Tell the airline about the chair and its battery 48 hours ahead.',
      },
      {
        title: 'What if I get sick?',
        // 1990 Suwa Seriya, the national ambulance service; CDC, Travelers' Health, Sri Lanka.
        // Certified free of malaria: World Health Organization, September 2016.
        text:
          'Colombo and Kandy have large private hospitals, and 1990 calls an ambulance. Medicare and ' +
          'many U.S. plans pay little abroad. Ask your doctor about shots a month ahead. The island ' +
          'is free of malaria, but dengue is present, so use repellent by day.',
      },
      {
        title: 'When do I leave home?',
        text:
          'Flights take about a day, with a change of planes. The island is 11½ hours ahead of Texas ' +
          'in winter and 10½ in summer. Leave one or two days before Day 1.',
      },
      {
        title: 'How hot is it?',
        // Nuwara Eliya's mean lows, December to March: 45 to 46 °F (BBC Weather).
        text:
          'The coast reaches the high 80s °F all year, and Sigiriya passes 90 from March to ' +
          'September. In the hills, winter nights fall to the mid-40s: bring more than a sweater.',
      },
      {
        title: 'Will my phone work?',
        text: 'If it is unlocked, buy a SIM card or an eSIM when you land.',
      },
      {
        title: 'What about manners?',
        text:
          'Images of the Buddha are sacred. Cover a tattoo of one, because visitors have been turned ' +
          'away at the airport. Eat with your right hand. On poya, the full-moon day of each month, ' +
          'no alcohol is sold.',
      },
    ],
    safety: {
      label: 'State Department page on Sri Lanka',
      url: 'https://travel.state.gov/content/travel/en/traveladvisories/traveladvisories/sri-lanka-travel-advisory.html',
    },
  } satisfies Section & {
    list: { title: string; text: string }[];
    safety: { label: string; url: string };
  },

  packing: {
    title: 'Packing checklist',
    lead:
      'At temples, cover your shoulders and knees and go barefoot. Please don’t turn your back to a ' +
      'Buddha for a photo.',
    groups: [
      {
        title: 'Essentials',
        items: [
          'Passport, and a copy of its photo page',
          'Printed ETA approval',
          'Travel insurance that covers evacuation',
          'Plug adapter for types D and G',
          'Chargers marked 100–240 volts',
          'Two bank cards and some cash',
        ],
      },
      {
        title: 'Clothing',
        items: [
          'Light cotton or linen shirts and pants',
          'Scarf or sarong for temples',
          'Warm layers for nights in the hills',
          'Rain jacket',
          'Shoes that grip and slip off easily',
          'Swimsuit and sun hat',
        ],
      },
      {
        title: 'Health & Safety',
        items: [
          'Medicines in their labeled bottles',
          'Spare glasses and hearing-aid batteries',
          'Mosquito repellent',
          'Reef-safe sunscreen',
          'Rehydration salts',
          'Refillable water bottle',
        ],
      },
    ],
  } satisfies Section & { groups: ChecklistGroup[] },

  closing: {
    title: 'Something we missed?',
    lead: 'Send your question. The answer costs nothing.',
    action: { label: 'Ask a Question', to: 'contact' },
    picture: 'negombo',
  } satisfies Section & { action: Action; picture: PictureName },
};
