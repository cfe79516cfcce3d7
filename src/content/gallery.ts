import type { Action, GalleryItem, PictureName, Section, TravelerStory } from './schema';

export const gallery = {
  hero: {
    title: 'The island in pictures',
    lead: 'Ten places we go back to, and three travelers who went with us.',
    picture: 'galle',
  } satisfies Section & { picture: PictureName },

  photos: {
    title: 'Ten places to look at slowly',
    lead: 'With each, one thing your guide would tell you on the spot.',
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
        url: 'traindoor',
        title: 'The slow train',
        description:
          'Nanu Oya to Ella is about 40 miles and takes about three hours. No one on board ever ' +
          'seems to want it to go faster.',
      },
      {
        url: 'polonnaruwa',
        title: 'Polonnaruwa',
        description:
          'In the 1100s King Parakramabahu built a lake here so wide that people still call it ' +
          'a sea. The monkeys moved in later.',
      },
      {
        url: 'whale',
        title: 'A whale off Mirissa',
        description:
          'Deep water runs close to this shore, so blue whales feed within a morning’s boat ' +
          'ride. Look for them from December to April.',
      },
      {
        url: 'hortonplains',
        title: 'World’s End, Horton Plains',
        description:
          'At the edge of the plain the land drops more than 2,800 feet. Come at sunrise, ' +
          'because by mid-morning clouds have often filled the view.',
      },
      {
        url: 'spice',
        title: 'Cinnamon at the source',
        description:
          'True cinnamon is the inner bark of a tree native to this island. Peelers roll it ' +
          'into quills by hand and dry it in the shade.',
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
          'That clatter in the street is supper. Kottu is flatbread, egg and vegetables, ' +
          'chopped on a hot griddle with two steel blades.',
      },
      {
        url: 'yala',
        title: 'Evening in Yala',
        description:
          'With no lions or tigers on the island, the leopard has no rival here, and it is bold ' +
          'enough to nap in the open.',
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
    lead: 'In their own words.',
    list: [
      {
        name: 'Walt Brenner',
        country: 'United States',
        review:
          'My wife always wanted to see where her tea came from. We spent a morning picking ' +
          'with a woman named Selvi, who was fast, and very kind about our half-full basket. I ' +
          'keep a jar of those leaves on my desk.',
        rating: 5,
        avatar: 'a5',
      },
      {
        name: 'Danielle Brooks',
        country: 'United States',
        review:
          'I went alone and was never lonely. In Kandy our guide’s aunt taught me to make pol ' +
          'sambol, which is fresh coconut with chili and lime. I make it every Sunday now.',
        rating: 5,
        avatar: 'a6',
      },
      {
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
    title: 'Your story could start with an email',
    lead: 'Tell us which of these places you kept looking at. We’ll take it from there.',
    action: { label: 'Start Planning Your Journey', to: 'contact' },
    picture: 'mirissa',
  } satisfies Section & { action: Action; picture: PictureName },
};
