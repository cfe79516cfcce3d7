import type { PictureInfo } from '../types';

/**
 * Every picture of the site except portraits, named after its file in src/pictures. The alt text of a drawing
 * says that it is one. A crop is a rectangle in the drawing's 1600 × 1000 units (card 4:5, figure 6:5, narrow
 * 5:4), or `true` for the part around the focal point.
 */
export const pictures = {
  anuradhapura: {
    alt: 'Drawing of Anuradhapura. Worshippers in white carry lotus flowers toward a carved half-moon step below a great white dome.',
    placeholder: 'dawn',
    focalPoint: [66, 30],
  },
  arugam: {
    alt: 'Drawing of Arugam Bay. A surfer in orange shorts crouches on his board inside a clear green wave, palms and thatched huts behind him.',
    placeholder: 'midday',
    focalPoint: [64, 60],
  },
  bentota: {
    alt: 'Drawing of the Bentota River in late afternoon light. A man paddles a narrow outrigger canoe past mangroves. A kingfisher sits on an arching root.',
    placeholder: 'golden',
    crops: { figure: [560, 200, 960, 800] },
  },
  bridge: {
    alt: 'Drawing of the Nine Arch Bridge near Ella. A blue train crosses it above terraces of tea.',
    placeholder: 'golden',
    focalPoint: [75, 64],
    crops: { narrow: [735, 110, 780, 624] },
  },
  colombo: {
    alt: 'Drawing of Colombo at night. The Lotus Tower glows pink and green above Beira Lake, lit towers behind it.',
    placeholder: 'night',
    focalPoint: [64, 30],
    crops: { figure: [530, 60, 960, 800] },
  },
  dambulla: {
    alt: 'Drawing of Dambulla. A barefoot pilgrim in white holds lotus buds at the mouth of a painted cave. Sigiriya rock stands small on the plain below.',
    placeholder: 'golden',
    focalPoint: [64, 60],
  },
  ella: {
    alt: 'Drawing of a ridge path above Ella at dawn. Two walkers with backpacks, seen from behind, look across to Ella Rock.',
    placeholder: 'dawn',
    crops: { figure: [560, 170, 960, 800] },
  },
  galle: {
    alt: 'Drawing of Galle. Its white lighthouse rises above the stone rampart and the sea.',
    placeholder: 'midday',
    crops: { figure: [500, 60, 1080, 900] },
  },
  hortonplains: {
    alt: 'Drawing of World’s End at dawn. A sambar stag stands on grass at the edge of a cliff, above a sea of mist. Red rhododendrons are in flower.',
    placeholder: 'dawn',
    focalPoint: [77, 78],
    crops: { narrow: [700, 200, 900, 720] },
  },
  kandy: {
    alt: 'Drawing of the Temple of the Tooth in Kandy at dusk. Its white eight-sided tower and lit windows are mirrored in the lake.',
    placeholder: 'night',
    crops: { figure: [620, 40, 960, 800] },
  },
  lotus: {
    alt: 'Drawing of a lotus pond in the Sri Lankan lowlands. A woman in white sits in an open pavilion among the pink flowers.',
    placeholder: 'dawn',
    crops: { card: [170, 200, 640, 800] },
  },
  map: {
    alt: 'Drawing of Sri Lanka with the tour. It goes from Colombo up to Sigiriya, south through the hills to Yala, then along the coast to Negombo. The stops are listed below.',
    placeholder: 'midday',
    size: [760, 1120],
  },
  minneriya: {
    alt: 'Drawing of Minneriya lake. Two elephants touch trunks at its edge, a calf beside them.',
    placeholder: 'dusk',
    focalPoint: [75, 75],
    crops: { card: [620, 0, 800, 1000], figure: [520, 190, 972, 810] },
  },
  mirissa: {
    alt: 'Drawing of the sea near Mirissa. A stilt fisherman sits on his pole, dark against the setting sun.',
    placeholder: 'dusk',
    focalPoint: [71, 72],
    crops: { card: [770, 180, 640, 800], figure: [420, 200, 960, 800] },
  },
  negombo: {
    alt: 'Drawing of Negombo. Fishermen unload baskets from an outrigger canoe with a wide brown sail at sunrise. A plane climbs far away.',
    placeholder: 'dawn',
    focalPoint: [75, 90],
    crops: { figure: [440, 120, 1020, 850] },
  },
  nuwaraeliya: {
    alt: 'Drawing of tea country near Nuwara Eliya. A long white factory stands on a ridge as the rain clears, and women pick leaves below.',
    placeholder: 'midday',
    crops: { figure: [600, 150, 960, 800] },
  },
  polonnaruwa: {
    alt: 'Drawing of Polonnaruwa. Gray langur monkeys with dark faces and long tails sit on old stone blocks in front of a round ruin with columns.',
    placeholder: 'midday',
    focalPoint: [75, 60],
  },
  sigiriya: {
    alt: 'Drawing of Sigiriya at sunrise. The flat-topped rock stands high above misty forest.',
    placeholder: 'dawn',
    crops: { card: [850, 150, 640, 800], figure: [640, 160, 960, 800] },
  },
  spice: {
    alt: 'Drawing of spices. Cinnamon quills stand in a clay pot beside a vine of unripe peppercorns. Around it are cardamom, cloves, nutmeg, and turmeric.',
    placeholder: 'golden',
    focalPoint: [68, 55],
  },
  trainwindow: {
    alt: 'Drawing of the line to Ella. A woman at the open window of a train looks ahead to its blue cars on a curve in tea hills.',
    placeholder: 'golden',
    focalPoint: [75, 88],
    crops: { figure: [440, 30, 1150, 958] },
  },
  whale: {
    alt: 'Drawing of the sea off Mirissa. A blue whale blows at the surface in morning light, seen from above. A small white boat keeps well away.',
    placeholder: 'midday',
    focalPoint: [70, 45],
  },
  yala: {
    alt: 'Drawing of Yala at golden hour. A leopard with a long curled tail walks along a smooth granite dome, a lagoon behind it.',
    placeholder: 'golden',
    focalPoint: [68, 60],
    crops: { figure: [620, 150, 960, 800] },
  },
} satisfies Record<string, PictureInfo>;
