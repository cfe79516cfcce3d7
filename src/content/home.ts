import type { Action, CarouselStrings, Feature } from '../types';
import { climate } from './climate.ts';
import { company } from './company.ts';
import { monthRange } from './monthRange.ts';
import { capitalNumberWord, numberWord } from './numberWord.ts';
import { sampleNote } from './sampleNote.ts';
import { tabLabels } from './tabLabels.ts';
import { sigiriyaSteps, slowerDays, tourLength } from './tours.ts';
import type { FeaturedTrip, PictureName, ScreenHero, Section, Testimonial, Titled } from './types';

const { best } = climate;

const videoTitle = 'Sri Lanka, filmed by Sri Lanka Tourism';

const testimonials: Testimonial[] = [
  {
    sample: true,
    name: 'Carol Whitfield',
    trip: 'Cultural Heritage & Ancient Sites',
    feedback:
      'At 71 I got as far as the lion’s paws and no farther. My knees had a vote. Nimal, our guide, stayed behind with me, and we shared a mango in the shade. I never felt I had missed a thing.',
    avatar: 'a1',
  },
  {
    sample: true,
    name: 'Marcus Bell',
    trip: 'Wildlife & Nature Safari',
    feedback:
      'Numbers first: 61 elephants, one jeep, zero regrets. Driver parked way back and shut off the engine. You could hear them tear the grass. We stayed until the light went.',
    avatar: 'a2',
  },
  {
    sample: true,
    name: 'Jenna Kowalski',
    trip: 'Coastal Adventure',
    feedback:
      'I’m 38 and had never surfed!! Four lessons in Weligama. I drank half the ocean and stood up twice. Breakfast after was egg hoppers, crisp bowls with an egg in them, at a stall our driver knew.',
    avatar: 'a3',
  },
  {
    sample: true,
    name: 'Priya Raman',
    trip: `${tourLength.days}-Day Ceylon Tour`,
    feedback:
      'With children of nine and twelve, I had packed for boredom on the train to Ella. It was not needed. My son waved at every person we passed; my daughter kept a tally of dogs. The hill roads did make her carsick, and our driver stopped as often as she liked.',
    avatar: 'a4',
  },
];

export const home = {
  hero: {
    title: 'See Sri Lanka at the pace of a slow train',
    lead: `Guided tours, for one traveler or a whole family, from Sigiriya’s rock fortress to the warm south coast. We plan each trip with you from ${company.address.city}, ${company.address.state}.`,
    note: `${capitalNumberWord(tourLength.days)} days for a first look, ${numberWord(slowerDays)} to slow down. Driest: ${monthRange(best.route)}. Only July? Sigiriya and the east coast.`,
    explore: { label: 'Explore Trips', to: 'tours' },
    contact: { label: 'Contact Us', to: 'contact' },
    picture: 'bridge',
  },

  why: {
    title: 'Why travel with us',
    lead: `You plan with us in ${company.address.state}, by an itemized quote that you can lay beside any other. You travel with a guide who lives on the island.`,
    list: [
      {
        title: 'Personalized Itineraries',
        description:
          'Say what you love and how fast you like to go. We build the days around that, with more beach or fewer stairs.',
        icon: 'map',
      },
      {
        title: 'Local Expertise & Safety Guaranteed',
        description:
          'Your guide knows when the great sights are quiet and which road the rain has closed, and changes the plan in time.',
        icon: 'shield',
      },
      {
        title: 'Hassle-Free Booking',
        description: `Train seats, an early check-in, the ride from the airport: we work it out with you. You apply for the visa yourself, and our ${tabLabels.guide} lists what you need.`,
        icon: 'check',
      },
    ],
  },

  trips: {
    title: 'Featured trips',
    lead: 'The months shown are the best ones for each trip.',
    list: [
      {
        title: 'Coastal Adventure',
        description:
          'Learn to surf, or take a boat out to look for whales. Fishermen still perch on stilts along the shore, these days mostly for visitors.',
        picture: 'mirissa',
        season: monthRange(best.southCoast),
        action: { label: 'Plan a Coastal Trip', to: 'contact', about: 'the Coastal Adventure' },
      },
      {
        title: 'Cultural Heritage & Ancient Sites',
        description:
          'Climb Sigiriya, then walk among the white domes of Anuradhapura. In Kandy, hear the evening drums, or come for the Perahera and its elephants.',
        picture: 'sigiriya',
        season: monthRange(best.oldCities),
        action: {
          label: 'Plan a Cultural Trip',
          to: 'contact',
          about: 'the Cultural Heritage & Ancient Sites trip',
        },
      },
      {
        title: 'Wildlife & Nature Safari',
        description: `When the lake is low, elephants gather at Minneriya or nearby Kaudulla. Sloth bears come out for palu berries at Yala and Wilpattu, ${monthRange(best.slothBears)}.`,
        picture: 'minneriya',
        season: `Leopards ${monthRange(best.leopards)}, elephants ${monthRange(best.elephants)}`,
        action: { label: 'Plan a Safari', to: 'contact', about: 'the Wildlife & Nature Safari' },
      },
      {
        title: 'Wellness & Relaxation',
        description:
          'Yoga by a lotus pond in the morning, then warm oil and herbs: Ayurveda, an old medicine that the island shares with India.',
        picture: 'lotus',
        season: 'All year',
        action: {
          label: 'Plan a Wellness Trip',
          to: 'contact',
          about: 'the Wellness & Relaxation trip',
        },
      },
    ],
  },

  tour: {
    title: `Our ${numberWord(tourLength.days)}-day tour, from rock to sea`,
    lead: `${capitalNumberWord(tourLength.nights)} nights in ${numberWord(tourLength.places)} places: a quick first look at the island. Our slower route has two nights in most places, and ${numberWord(slowerDays)} days.`,
    facts: [
      `About ${sigiriyaSteps} steps to the top of Sigiriya, or as many as you like`,
      'The train through the tea hills to Ella, or the same hills by road',
      'An afternoon jeep safari in Yala',
    ],
    book: { label: 'Book This Tour', to: 'tours' },
    video: {
      id: 'pmIuyIpm5ZQ',
      title: videoTitle,
      playLabel: `Play the video: ${videoTitle}`,
      caption:
        'A film by Sri Lanka Tourism, not made on our tours. Pressing play loads YouTube, with its own rules and cookies.',
      externalLinkLabel: 'Watch it on YouTube instead',
      picture: 'ella',
    },
  },

  steps: {
    title: 'How It Works',
    lead: 'It starts with a question. Decide when you have seen the price.',
    list: [
      {
        title: 'Pick Your Trip',
        description: `Start with a featured trip or the ${numberWord(tourLength.days)}-day tour. If neither fits, describe your own.`,
      },
      {
        title: 'Plan Together',
        description:
          'We send a plan for each day and an itemized quote, and change both until they suit you. The season, the rooms, and how many share the guide set the price.',
      },
      {
        title: 'Enjoy the Journey',
        description:
          'Your guide leads the way. If a day turns out too long, say so, and do less of it.',
      },
    ],
  },

  testimonials: {
    title: 'Home again: what travelers say',
    lead: sampleNote(testimonials),
    carousel: {
      label: 'Testimonials',
      roleDescription: 'carousel',
      slideRoleDescription: 'slide',
      slide: (number: number, count: number) => `${number} of ${count}`,
      previous: 'Previous testimonial',
      next: 'Next testimonial',
      pause: 'Stop automatic advance',
      play: 'Start automatic advance',
      paused: 'Automatic advance stopped',
      playing: 'Automatic advance started',
    },
    list: testimonials,
  },

  about: {
    title: `About us: at home in ${company.address.city}, ${company.address.state}`,
    paragraphs: [
      `${company.name} is a small company, registered in Texas. Guided tours of Sri Lanka are all we do, mostly for travelers from the United States.`,
      // Serendib and serendipity: Horace Walpole coined the word in 1754; any English dictionary.
      'Serendib is what Arab sailors called the island. English made serendipity of it: good luck you weren’t looking for. We like to leave it a free afternoon.',
    ],
    picture: 'nuwaraeliya',
    caption: 'Tea country near Nuwara Eliya, after the rain',
  },

  callToAction: {
    title: 'Questions? Write, text, or chat',
    lead: 'How many stairs are there? Is the curry too hot? Send the small questions, too.',
    chat: {
      label: 'Start a Live Chat',
      fallbackNote: 'No chat? This button opens the form.',
    },
    sms: { label: 'Text us at' },
    contact: { label: 'Open the Contact Form', to: 'contact' },
    picture: 'trainwindow',
  },
} satisfies {
  hero: ScreenHero & { note: string; explore: Action; contact: Action };
  why: Section & { list: Feature[] };
  trips: Section & { list: FeaturedTrip[] };
  tour: Section & {
    facts: string[];
    book: Action;
    video: Record<'id' | 'title' | 'playLabel' | 'caption' | 'externalLinkLabel', string> & {
      picture: PictureName;
    };
  };
  steps: Section & { list: { title: string; description: string }[] };
  testimonials: Section & { carousel: CarouselStrings; list: Testimonial[] };
  about: Titled & { paragraphs: string[]; picture: PictureName; caption: string };
  callToAction: Section & {
    chat: { label: string; fallbackNote: string };
    sms: { label: string };
    contact: Action;
    picture: PictureName;
  };
};
