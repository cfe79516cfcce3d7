import type { Action, GalleryItem, PictureName, Section, TravelerStory } from './schema';

export const gallery = {
  hero: {
    title: 'The island in pictures',
    lead: 'Ten places we’d like to show you, from the old cities to the surf.',
    picture: 'galle',
  } satisfies Section & { picture: PictureName },

  photos: {
    title: 'Ten places to look at slowly',
    lead:
      'The pictures are drawings, until there are photographs. With each comes something a guide ' +
      'would tell you on the spot.',
    list: [
      {
        url: 'anuradhapura',
        title: 'Anuradhapura at dawn',
        description:
          'This was the island’s capital for over a thousand years. On full-moon days, called ' +
          'poya, pilgrims dressed in white still bring flowers here.',
      },
      {
        url: 'dambulla',
        title: 'The caves at Dambulla',
        description:
          'A king hid in these caves more than 2,000 years ago. When he won back his throne, he ' +
          'turned them into a temple as thanks.',
      },
      {
        url: 'trainwindow',
        title: 'The slow train',
        description:
          'Nanu Oya to Ella is about 40 miles and takes about three hours. The doors stand open ' +
          'and the tunnels are tight, so the place to be is a seat by the window.',
      },
      {
        url: 'polonnaruwa',
        title: 'Polonnaruwa',
        description:
          'In the 1100s King Parakramabahu built a lake here so wide that people still call it ' +
          'a sea. What is left of his city stands on its shore.',
      },
      {
        url: 'spice',
        title: 'Cinnamon at the source',
        description:
          'True cinnamon is the inner bark of a tree native to this island. Peelers roll it ' +
          'into quills by hand and dry it in the shade.',
      },
      {
        url: 'hortonplains',
        title: 'World’s End, Horton Plains',
        description:
          'At the edge of the plain the land drops more than 2,800 feet. Come at sunrise, ' +
          'because by mid-morning clouds have often filled the view.',
      },
      {
        url: 'yala',
        title: 'Evening in Yala',
        description:
          'With no lions or tigers on the island, the leopard has no rival here, and it is bold ' +
          'enough to nap in the open.',
      },
      {
        url: 'arugam',
        title: 'Arugam Bay',
        description:
          'When rain reaches the south coast, the east turns dry. From May to September, ' +
          'surfers cross the island for this long right-hand wave.',
      },
      {
        url: 'colombo',
        title: 'Colombo after dark',
        description:
          'The Lotus Tower lights up over Beira Lake. The clatter you hear is supper: kottu, ' +
          'which is flatbread, egg, and vegetables chopped on a hot griddle with two blades.',
      },
      {
        url: 'whale',
        title: 'A whale off Mirissa',
        description:
          'Deep water runs close to this shore, so blue whales feed within a morning’s boat ' +
          'ride. Look for them from December to April, from a boat that keeps its distance.',
      },
    ],
    viewer: {
      enlarge: (title: string) => `Enlarge picture: ${title}`,
      position: (number: number, count: number) => `${number} of ${count}`,
      previous: 'Previous picture',
      next: 'Next picture',
      close: 'Close picture',
    },
  } satisfies Section & { list: GalleryItem[]; viewer: object },

  stories: {
    title: 'Travelers’ stories',
    lead: 'Three stories from the road.',
    list: [
      {
        sample: true,
        name: 'Walt Brenner',
        country: 'United States',
        review:
          'My wife always wanted to see where her tea came from. We spent a morning picking ' +
          'with a woman named Selvi, who was fast, and very kind about our half-full basket.',
        rating: 5,
        avatar: 'a5',
      },
      {
        sample: true,
        name: 'Danielle Brooks',
        country: 'United States',
        review:
          'I was 28, alone, and worried about dinner, of all things. Most nights I ate with the ' +
          'group. In Kandy a cook let me grind pol sambol, which is fresh coconut with chili and ' +
          'lime, and I still get the lime wrong.',
        rating: 5,
        avatar: 'a6',
      },
      {
        sample: true,
        name: 'Grace Lin',
        country: 'Canada',
        review:
          'It rained in Ella, so our guide moved the bridge walk to seven the next morning. We ' +
          'had it to ourselves for half an hour, and then the blue train came out of the mist.',
        rating: 5,
        avatar: 'a7',
      },
    ],
  } satisfies Section & { list: TravelerStory[] },

  closing: {
    title: 'Plan a trip to the places you like',
    lead: 'Tell us which of these you kept looking at, and we’ll suggest a route and send a quote.',
    action: { label: 'Start Planning Your Journey', to: 'contact' },
    picture: 'mirissa',
  } satisfies Section & { action: Action; picture: PictureName },
};
