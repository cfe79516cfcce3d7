import type { Seasons } from '../types';
import type { Action, ChecklistGroup, PictureName, Point, Section } from './schema';

export const guide = {
  hero: {
    title: 'Before you go',
    lead: 'Papers, weather, money, suitcase. Read it once now and once the night before you pack.',
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
        text:
          'Apply through the official government website. Pre-approval is recommended, so do it ' +
          'before you fly.',
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
      'Peak season runs from December to mid-April. Rooms and train seats fill early then, so ' +
        'give us a few months if you can.',
    ],
  } satisfies { title: string; paragraphs: string[] },

  tips: {
    title: 'Travel tips',
    lead: 'When to come, what to pay with, and how to get around.',
    list: [
      {
        title: 'Best time to visit',
        description:
          'December to March, when the south and west coasts are dry and the rain leaves the ' +
          'hills. From May to September, the sun is on the old cities and the east coast.',
        icon: 'sun',
      },
      {
        title: 'Currency',
        description:
          'The Sri Lankan Rupee. Major cards are widely accepted. Carry small bills for ' +
          'tuk-tuks, market stalls, and tips. In restaurants, leave about 10 percent where no ' +
          'service charge is added.',
        icon: 'wallet',
      },
      {
        title: 'Transport',
        description:
          'Get around by tuk-tuk, bus, and train. Agree on the tuk-tuk fare before you climb in. ' +
          'Reserve hill-country train seats early. Buses go almost everywhere.',
        icon: 'bus',
      },
    ],
  } satisfies Section & { list: Point[] },

  seasons: {
    title: 'Dry and rainy months',
    region: 'Region',
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
    regions: [
      {
        name: 'South and west coasts',
        text: 'Galle, Mirissa: dry from December to March',
        dry: [12, 1, 2, 3],
        mixed: [4],
      },
      {
        name: 'Hill country',
        text: 'Kandy, Ella: dry from January to March',
        dry: [1, 2, 3],
        mixed: [4, 12],
      },
      {
        name: 'Old cities',
        text: 'Sigiriya, Anuradhapura: dry in February and March, and from May to September',
        dry: [2, 3, 5, 6, 7, 8, 9],
        mixed: [1, 4],
      },
      {
        name: 'East coast',
        text: 'Arugam Bay: dry from April to September',
        dry: [4, 5, 6, 7, 8, 9],
        mixed: [2, 3],
      },
    ],
    note:
      'No year keeps to the chart, and a rainy month has dry hours too. Whales pass Mirissa from ' +
      'December to April. Elephants gather at Minneriya from July to October.',
  } satisfies Seasons,

  questions: {
    title: 'Questions before you book',
    lead: 'Short answers here. For anything else, write to us.',
    list: [
      {
        title: 'When do I leave home?',
        text:
          'Flights take about a day, with a change of planes, and the island is about 11 hours ' +
          'ahead of Texas. Leave one or two days before Day 1.',
      },
      {
        title: 'How hot is it?',
        text:
          'The coast reaches the high 80s °F all year, and the air is damp. In the hills, nights ' +
          'fall to near 50 °F.',
      },
      {
        title: 'Which shots do I need?',
        text:
          'Ask your doctor at least a month before you fly. On the island, drink bottled or ' +
          'filtered water.',
      },
      {
        title: 'Is it safe?',
        text:
          'Read the U.S. State Department’s page now and again before you fly, and get its ' +
          'alerts by email. On the road, wear your seat belt.',
      },
      {
        title: 'How much walking?',
        text:
          'Old temples have stairs, sidewalks are uneven, and ramps are rare. If you use a ' +
          'wheelchair or tire easily, tell us first, and we’ll say what works.',
      },
      {
        title: 'Can I bring the children?',
        text:
          'Yes. Tell us their ages, and we’ll fit the drives and the climbs to them. Each child ' +
          'needs a passport and an ETA.',
      },
      {
        title: 'Will my phone work?',
        text:
          'If it is unlocked, buy a SIM card or an eSIM when you land. Signal is good in towns and ' +
          'thin in the hills.',
      },
      {
        title: 'What about manners?',
        text:
          'Images of the Buddha are sacred. Cover a tattoo of one, because visitors have been ' +
          'turned away at the airport. Eat and give with your right hand.',
      },
      {
        title: 'Can I get a drink?',
        text:
          'Yes, except on full-moon days, called poya, when no alcohol is sold. There is about one ' +
          'a month.',
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
      'Pack light; hotels will wash your clothes. At temples, cover your shoulders and knees and ' +
      'go barefoot. Please don’t turn your back to a Buddha for a photo.',
    groups: [
      {
        title: 'Essentials',
        items: [
          'Passport, and a copy of its photo page',
          'Printed ETA approval',
          'Travel insurance that covers evacuation',
          'Plug adapter for types D and G',
          'Chargers marked 100–240 volts',
          'Unlocked phone for local data',
          'Two bank cards and some cash',
          'Small daypack',
        ],
      },
      {
        title: 'Clothing',
        items: [
          'Light cotton or linen shirts and pants',
          'Scarf or sarong for temples',
          'Sweater for the hill country',
          'Rain jacket',
          'Walking shoes with good grip',
          'Sandals that slip off easily',
          'Swimsuit and sun hat',
        ],
      },
      {
        title: 'Health & Safety',
        items: [
          'Your own medicines, in their labeled bottles',
          'Spare glasses and hearing-aid batteries',
          'Mosquito repellent',
          'Reef-safe sunscreen',
          'Rehydration salts',
          'Small first-aid kit',
          'Refillable bottle for safe drinking water',
          'Hand sanitizer and tissues',
        ],
      },
    ],
  } satisfies Section & { groups: ChecklistGroup[] },

  closing: {
    title: 'Something we missed? Ask us',
    lead: 'Write to us with what you still want to know. The answer costs nothing.',
    action: { label: 'Ask a Question', to: 'contact' },
    picture: 'negombo',
  } satisfies Section & { action: Action; picture: PictureName },
};
