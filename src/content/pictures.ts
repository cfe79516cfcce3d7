import type { PictureInfo } from '../types';

/**
 * Every picture of the site except portraits, named after its file in src/pictures. The alt text says what all of
 * its crops show; Gallery says that the pictures are drawings. A crop is a rectangle in the drawing's 1600 × 1000
 * units (card 4:5, figure 6:5, narrow 5:4), or `true` for the part around the focal point.
 */
export const pictures = {
  anuradhapura: {
    alt: 'Worshippers in white carry lotus flowers toward a carved half-moon step below a great white dome.',
    placeholder: 'dawn',
    focalPoint: [66, 30],
  },
  arugam: {
    alt: 'A surfer in orange shorts crouches on his board inside a clear green wave, palms behind him.',
    placeholder: 'midday',
    focalPoint: [64, 60],
  },
  bentota: {
    alt: 'In late afternoon light, a man paddles a narrow canoe past the mangroves of the Bentota River. A kingfisher sits on an arching root.',
    placeholder: 'golden',
    crops: { figure: [560, 200, 960, 800] },
  },
  bridge: {
    alt: 'A blue train crosses the tall arches of the Nine Arch Bridge, green hills behind it.',
    placeholder: 'golden',
    focalPoint: [75, 64],
    crops: { narrow: [735, 110, 780, 624] },
  },
  colombo: {
    alt: 'At night, the Lotus Tower glows pink and green above the lake, between the lit towers of Colombo.',
    placeholder: 'night',
    focalPoint: [64, 30],
    crops: { figure: [530, 60, 960, 800] },
  },
  dambulla: {
    alt: 'A barefoot pilgrim in white holds lotus buds at the mouth of a painted cave. Sigiriya rock stands small on the plain below.',
    placeholder: 'golden',
    focalPoint: [64, 60],
  },
  ella: {
    alt: 'Two walkers with backpacks, seen from behind, look across from a ridge path to Ella Rock at dawn.',
    placeholder: 'dawn',
    crops: { figure: [560, 170, 960, 800] },
  },
  galle: {
    alt: 'The white lighthouse of Galle rises above palms, the stone rampart, and the sea.',
    placeholder: 'midday',
    crops: { figure: [500, 60, 1080, 900] },
  },
  hortonplains: {
    alt: 'At World’s End, a sambar stag stands on grass before a tall cliff, above a sea of mist at dawn. Red rhododendrons are in flower.',
    placeholder: 'dawn',
    focalPoint: [77, 78],
    crops: { narrow: [700, 200, 900, 720] },
  },
  kandy: {
    alt: 'The white eight-sided tower and the golden roof of the Temple of the Tooth stand above the lake at dusk. Their lit windows are mirrored in it.',
    placeholder: 'night',
    crops: { figure: [620, 40, 960, 800] },
  },
  lotus: {
    alt: 'A woman in white sits in an open pavilion at the edge of a lotus pond, where a pink flower is open.',
    placeholder: 'dawn',
    crops: { card: [170, 200, 640, 800] },
  },
  map: {
    alt: 'A map of Sri Lanka with the tour. It goes from Colombo up to Sigiriya, south through the hills to Yala, then along the coast to Negombo. Its stops are numbered.',
    placeholder: 'midday',
    size: [760, 1120],
  },
  minneriya: {
    alt: 'Two elephants touch trunks on the grass by Minneriya lake, with more of the herd behind.',
    placeholder: 'dusk',
    focalPoint: [75, 75],
    crops: { card: [620, 0, 800, 1000], figure: [520, 190, 972, 810] },
  },
  mirissa: {
    alt: 'Three stilt fishermen sit above the sea at sunset. The rod of the nearest reaches across the low sun.',
    placeholder: 'dusk',
    focalPoint: [71, 72],
    crops: { card: [510, 0, 800, 1000], figure: [350, 200, 960, 800] },
  },
  negombo: {
    alt: 'In low sun, fishermen unload baskets from an outrigger canoe with a wide brown sail on the beach of Negombo.',
    placeholder: 'dawn',
    focalPoint: [75, 90],
    crops: { figure: [440, 120, 1020, 850] },
  },
  nuwaraeliya: {
    alt: 'A long white tea factory stands on a ridge as the rain clears, and women pick leaves below.',
    placeholder: 'midday',
    crops: { figure: [600, 150, 960, 800] },
  },
  polonnaruwa: {
    alt: 'Gray langur monkeys, one of them holding a baby, sit on old stone blocks in front of a round ruin with columns.',
    placeholder: 'midday',
    focalPoint: [75, 60],
  },
  sigiriya: {
    alt: 'The flat-topped rock of Sigiriya stands high above misty forest, red in the light of a low sun.',
    placeholder: 'dawn',
    crops: { card: [850, 150, 640, 800], figure: [640, 160, 960, 800] },
  },
  spice: {
    alt: 'Cinnamon quills stand in a clay pot beside a vine of unripe peppercorns. Nutmeg lies on the table, with turmeric and pepper in bowls.',
    placeholder: 'golden',
    focalPoint: [68, 55],
  },
  trainwindow: {
    alt: 'A woman with a cup sits at the open window of a train and looks at its blue cars on a curve in tea hills.',
    placeholder: 'golden',
    focalPoint: [75, 88],
    crops: { figure: [440, 30, 1150, 958] },
  },
  whale: {
    alt: 'A blue whale blows at the surface of a calm sea in morning light, seen from above.',
    placeholder: 'midday',
    focalPoint: [70, 45],
  },
  yala: {
    alt: 'A leopard with a long curled tail walks along a smooth granite dome in golden light.',
    placeholder: 'golden',
    focalPoint: [68, 60],
    crops: { figure: [620, 150, 960, 800] },
  },
} satisfies Record<string, PictureInfo>;
