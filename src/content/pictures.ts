import type { PictureInfo } from '../types';

/**
 * Every picture of the site, named after its file in src/pictures. Crops are cut from the scene's
 * 1600 × 1000 units: card 4:5, figure 6:5, narrow 5:4; or `true`, for the middle.
 */
export const pictures = {
  anuradhapura: {
    alt: 'Drawing: worshippers in white carry lotus flowers toward a carved half-moon step below a great white dome.',
    placeholder: 'dawn',
  },
  arugam: {
    alt: 'A surfer in orange shorts crouches on his board inside a clear green wave, palms and thatched huts behind him.',
    placeholder: 'midday',
  },
  bentota: {
    alt: 'In late afternoon light a man paddles a narrow outrigger canoe past mangroves. A kingfisher sits on an arching root.',
    placeholder: 'golden',
    crops: { figure: [560, 200, 960, 800] },
  },
  bridge: {
    alt: 'Drawing: a blue train crosses the Nine Arch Bridge near Ella, above terraces of tea.',
    placeholder: 'golden',
    crops: { narrow: [735, 110, 780, 624] },
  },
  colombo: {
    alt: 'Drawing: the Lotus Tower glows pink and green above Beira Lake at night, with lit city towers behind it.',
    placeholder: 'night',
    crops: { figure: [530, 60, 960, 800] },
  },
  dambulla: {
    alt: 'A barefoot pilgrim in white holds lotus buds at the mouth of a painted cave. Sigiriya rock stands small on the plain below.',
    placeholder: 'golden',
  },
  ella: {
    alt: 'Two walkers with backpacks, seen from behind, follow a ridge path at dawn, with Ella Rock across the valley.',
    placeholder: 'dawn',
    crops: { figure: [560, 170, 960, 800] },
  },
  galle: {
    alt: 'The white lighthouse of Galle rises above the stone rampart and the sea.',
    placeholder: 'midday',
    crops: { figure: [500, 60, 1080, 900] },
  },
  hortonplains: {
    alt: 'A sambar stag stands on grass at the edge of a cliff at dawn, above a sea of mist. Red rhododendrons are in flower.',
    placeholder: 'dawn',
    crops: { narrow: [700, 200, 900, 720] },
  },
  kandy: {
    alt: 'The white eight-sided tower and gilded roof of the Temple of the Tooth at dusk, lit windows mirrored in the lake.',
    placeholder: 'night',
    crops: { figure: [620, 40, 960, 800] },
  },
  lotus: {
    alt: 'A woman in white sits in an open pavilion on a pond of pink lotus flowers.',
    placeholder: 'dawn',
    crops: { card: [170, 200, 640, 800] },
  },
  map: {
    alt: 'Drawing: the tour on a map of Sri Lanka. It goes from Colombo up to Sigiriya, south through the hills to Yala, then along the coast to Negombo. The stops are listed below.',
    placeholder: 'midday',
    size: [760, 1120],
  },
  minneriya: {
    alt: 'Two elephants touch trunks at the edge of Minneriya lake, a calf beside them.',
    placeholder: 'dusk',
    crops: { card: [620, 0, 800, 1000], figure: [520, 190, 972, 810] },
  },
  mirissa: {
    alt: 'A stilt fisherman sits on his pole above the sea, dark against the setting sun.',
    placeholder: 'dusk',
    crops: { card: [770, 180, 640, 800], figure: [420, 200, 960, 800] },
  },
  negombo: {
    alt: 'Fishermen unload baskets from an outrigger canoe with a wide brown sail at sunrise. A plane climbs far away.',
    placeholder: 'dawn',
    crops: { figure: [440, 120, 1020, 850] },
  },
  nuwaraeliya: {
    alt: 'A long white tea factory stands on a ridge above rows of tea as the rain clears, with women picking leaves.',
    placeholder: 'midday',
    crops: { figure: [600, 150, 960, 800] },
  },
  polonnaruwa: {
    alt: 'Gray langur monkeys with dark faces and long tails sit on old stone blocks in front of a round ruin with columns.',
    placeholder: 'midday',
  },
  sigiriya: {
    alt: 'The flat-topped rock of Sigiriya stands high above misty forest at sunrise.',
    placeholder: 'dawn',
    crops: { card: [850, 150, 640, 800], figure: [640, 160, 960, 800] },
  },
  spice: {
    alt: 'Cinnamon quills stand in a clay pot beside a vine of unripe peppercorns. Around it are cardamom, cloves, nutmeg, and turmeric.',
    placeholder: 'golden',
  },
  trainwindow: {
    alt: 'A woman at the open window of a train looks ahead to its blue cars on a curve in tea hills.',
    placeholder: 'golden',
    crops: { figure: [440, 30, 1150, 958] },
  },
  whale: {
    alt: 'A blue whale blows at the surface in morning light, seen from above. A small white boat keeps well away.',
    placeholder: 'midday',
  },
  yala: {
    alt: 'A leopard with a long curled tail walks along a smooth granite dome at golden hour, dry scrub and a lagoon behind.',
    placeholder: 'golden',
    crops: { figure: [620, 150, 960, 800] },
  },
} satisfies Record<string, PictureInfo>;
