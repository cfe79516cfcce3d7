import type { PictureInfo } from './types';

/**
 * Every picture of the site, named after its file in src/pictures. Crops are cut from the scene's
 * 1600 × 1000 units: poster 4 to 5, plate 6 to 5, phone 5 to 4.
 */
export const pictures = {
  anuradhapura: {
    alt: 'Worshippers in white climb stone steps to a great white dome at dawn.',
    light: 'dawn',
  },
  arugam: { alt: 'A surfer crouches inside a clear green wave.', light: 'midday' },
  bentota: {
    alt: 'A man paddles an outrigger canoe past mangroves with arching roots.',
    light: 'golden',
    crops: { plate: [700, 200, 900, 750] },
  },
  bridge: {
    alt: 'A blue train crosses the Nine Arch Bridge near Ella, above terraces of tea.',
    light: 'golden',
    crops: { phone: [700, 110, 780, 624] },
  },
  colombo: {
    alt: 'The Lotus Tower glows above Beira Lake and the city lights at night.',
    light: 'night',
    crops: { plate: [400, 100, 960, 800] },
  },
  dambulla: {
    alt: 'A pilgrim in white stands in the light at the mouth of a painted cave.',
    light: 'golden',
  },
  ella: {
    alt: 'Two walkers follow a ridge path toward Little Adam’s Peak at dawn.',
    light: 'dawn',
    crops: { plate: [600, 150, 960, 800] },
  },
  galle: {
    alt: 'The white lighthouse of Galle rises above the stone rampart and the sea.',
    light: 'midday',
    crops: { plate: [500, 60, 1080, 900] },
  },
  hortonplains: {
    alt: 'A sambar stag stands on the grass above World’s End, a sea of mist below the cliff.',
    light: 'dawn',
    crops: { phone: [700, 200, 900, 720] },
  },
  kandy: {
    alt: 'The Temple of the Tooth, its eight-sided tower lit, mirrored in Kandy Lake at dusk.',
    light: 'night',
    crops: { plate: [560, 200, 900, 750] },
  },
  lotus: {
    alt: 'A woman in white sits in an open pavilion on a pond of pink lotus flowers.',
    light: 'dawn',
    crops: { poster: [170, 200, 640, 800] },
  },
  map: {
    alt: 'The tour on a map of Sri Lanka: from Colombo up to Sigiriya, through the hills, down to Yala and back along the south coast.',
    light: 'midday',
    size: [760, 1120],
  },
  minneriya: {
    alt: 'Two elephants touch trunks at the edge of Minneriya lake, a calf beside them.',
    light: 'dusk',
    crops: { poster: [480, 190, 640, 800] },
  },
  mirissa: {
    alt: 'A stilt fisherman sits on his pole above the sea, dark against the setting sun.',
    light: 'dusk',
    crops: { poster: [770, 180, 640, 800], plate: [300, 200, 960, 800] },
  },
  negombo: {
    alt: 'Outrigger boats with square brown sails come home across the lagoon at first light.',
    light: 'dawn',
    crops: { plate: [500, 150, 960, 800] },
  },
  nuwaraeliya: {
    alt: 'A long white tea factory stands on a ridge above pluckers in rows of tea.',
    light: 'midday',
    crops: { plate: [500, 150, 960, 800] },
  },
  polonnaruwa: {
    alt: 'Gray langur monkeys sit among the old stone columns of Polonnaruwa.',
    light: 'midday',
  },
  sigiriya: {
    alt: 'The flat-topped rock of Sigiriya stands high above misty forest at sunrise.',
    light: 'dawn',
    crops: { poster: [850, 150, 640, 800], plate: [640, 160, 960, 800] },
  },
  spice: {
    alt: 'Cinnamon, green pepper, cloves and nutmeg lie in clay pots on a garden table.',
    light: 'golden',
  },
  traindoor: {
    alt: 'Tea hills in sunlight, seen through the open door of a train carriage.',
    light: 'golden',
  },
  whale: {
    alt: 'A blue whale swims beside a small white boat, seen from high above.',
    light: 'midday',
  },
  yala: {
    alt: 'A leopard walks along a dome of granite in the last sun.',
    light: 'golden',
    crops: { plate: [500, 150, 960, 800] },
  },
} satisfies Record<string, PictureInfo>;
