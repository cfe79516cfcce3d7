import type { PhotoViewerStrings } from '../types';
import { climate } from './climate.ts';
import { sampleNote } from './sampleNote.ts';
import type { Closing, GalleryItem, ScreenHero, Section, TravelerStory } from './types';

const { best } = climate;

const stories: TravelerStory[] = [
  {
    sample: true,
    name: 'Walt Brenner',
    country: 'United States',
    review:
      'Retired mail carrier here. I have walked a lot of hills, none this steep. My wife picked tea for an hour with a lady named Selvi. Selvi filled her basket. We did not.',
    rating: 5,
    avatar: 'a5',
  },
  {
    sample: true,
    name: 'Danielle Brooks',
    country: 'United States',
    review:
      'I was 28, on my own, and honestly more nervous about dinner than about anything else. Then a cook in Kandy handed me a stone and let me grind pol sambol, which is fresh coconut with chili and lime. I make it every week now, and every week my roommate asks why I am crying.',
    rating: 5,
    avatar: 'a6',
  },
  {
    sample: true,
    name: 'Grace Lin',
    country: 'Canada',
    review:
      'It rained in Ella. Our guide checked the forecast and moved our bridge walk to seven the next morning, which I was not happy about. I was wrong. Nobody else was there when the train came through.',
    rating: 5,
    avatar: 'a7',
  },
];

export const gallery = {
  hero: {
    title: 'The island in pictures',
    lead: 'From the old cities to the surf, and what travelers say about them.',
    picture: 'galle',
  },

  photos: {
    title: 'Places and their stories',
    // If you add photographs or places, or change the tour, read this again.
    lead: 'All pictures on this site are drawings, for now. Most of these places are on the tour; Anuradhapura, Polonnaruwa, World’s End, and Arugam Bay can be added.',
    list: [
      {
        picture: 'anuradhapura',
        title: 'Anuradhapura',
        description:
          'This was the island’s capital for over a thousand years. On full-moon days, called poya, pilgrims dressed in white still bring flowers here.',
      },
      {
        picture: 'dambulla',
        title: 'The caves at Dambulla',
        description:
          'A king, it is told, hid in these caves more than 2,000 years ago. When he won back his throne, he turned them into a temple as thanks.',
      },
      {
        picture: 'trainwindow',
        title: 'The slow train',
        description:
          'Nanu Oya to Ella is about 40 miles and takes about three hours, when the line is open. Vendors walk the aisle with hot lentil cakes.',
      },
      {
        picture: 'polonnaruwa',
        title: 'Polonnaruwa',
        // He joined and enlarged older reservoirs, en.wikipedia.org/wiki/Parakrama_Samudra, read
        // November 2026.
        description:
          'In the 1100s King Parakramabahu joined old reservoirs into one so wide that people still call it a sea. Monkeys have what is left of his city, on its shore.',
      },
      {
        picture: 'spice',
        title: 'Cinnamon at the source',
        description:
          'True cinnamon is the inner bark of a tree native to this island. Peelers roll it into quills by hand and dry it in the shade.',
      },
      {
        picture: 'hortonplains',
        title: 'World’s End, Horton Plains',
        description:
          'At the edge of the plain the land drops more than 2,800 feet. The loop is about six miles and takes three hours. Start when the gates open at six: by nine or ten, clouds often fill the view.',
      },
      {
        picture: 'yala',
        title: 'A leopard in Yala',
        description:
          'There are no lions or tigers on the island, so the leopard has no rival, and often naps in the open. Your best chance is in the dry months.',
      },
      {
        picture: 'arugam',
        title: 'Arugam Bay',
        description: `When rain reaches the south coast, the east turns dry. From ${best.eastCoast.from} to ${best.eastCoast.to}, surfers cross the island for this long right-hand wave.`,
      },
      {
        picture: 'colombo',
        title: 'Colombo after dark',
        description:
          'The Lotus Tower lights up over Beira Lake. The clatter you hear is dinner: kottu, flatbread and egg chopped on a hot griddle with two blades.',
      },
      {
        picture: 'whale',
        title: 'A whale off Mirissa',
        description: `Deep water runs close to this shore, so blue whales feed within a morning’s boat ride. Look for them from ${best.whales.from} to ${best.whales.to}, from a boat that keeps its distance.`,
      },
    ],
    viewer: {
      enlarge: (title: string) => `Enlarge picture: ${title}`,
      position: (number: number, count: number) => `${number} of ${count}`,
      previous: 'Previous picture',
      next: 'Next picture',
      close: 'Close picture',
    },
  },

  stories: {
    title: 'Travelers’ stories',
    lead: sampleNote(stories),
    list: stories,
  },

  closing: {
    title: 'Plan a trip to the places you like',
    lead: 'Which of these did you keep looking at? Pick two or three, and we’ll find the route that joins them.',
    action: { label: 'Start Planning Your Journey', to: 'contact' },
    picture: 'mirissa',
  },
} satisfies {
  hero: ScreenHero;
  photos: Section & { list: GalleryItem[]; viewer: PhotoViewerStrings };
  stories: Section & { list: TravelerStory[] };
  closing: Closing;
};
