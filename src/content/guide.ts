import type { ChecklistGroup, PictureName, Point, Section } from './schema';

export const guide = {
  hero: {
    title: 'Before you go',
    lead:
      'The papers, the weather, the money and the suitcase. Read it once now and once the night ' +
      'before you pack.',
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
        text: 'An ETA is valid for up to 30 days and is extendable up to six months.',
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
    lead: 'Three things everyone asks about.',
    list: [
      {
        title: 'Best time to visit',
        description:
          'December to March: dry days on the south and west coasts. The hills and the old ' +
          'cities can be wet in December, then dry out. For the east coast, come from May to ' +
          'September.',
        icon: 'sun',
      },
      {
        title: 'Currency',
        description:
          'The Sri Lankan Rupee. Major cards are widely accepted. Carry small bills for ' +
          'tuk-tuks, market stalls and tips. In restaurants, about 10 percent is kind where no ' +
          'service charge is added.',
        icon: 'wallet',
      },
      {
        title: 'Transport',
        description:
          'Get around by tuk-tuk, bus and train. Agree on the tuk-tuk fare before you climb in. ' +
          'Reserve hill-country train seats early. Buses go almost everywhere.',
        icon: 'bus',
      },
    ],
  } satisfies Section & { list: Point[] },

  packing: {
    title: 'Packing checklist',
    lead:
      'Pack light; hotels will wash your clothes. At temples, cover shoulders and knees and go ' +
      'barefoot. Please don’t turn your back to a Buddha for a photo.',
    groups: [
      {
        title: 'Essentials',
        items: [
          'Passport, and a copy of its photo page',
          'Printed ETA approval',
          'Travel insurance details',
          'Plug adapter for types D and G',
          'Chargers marked 100–240 volts',
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
};
