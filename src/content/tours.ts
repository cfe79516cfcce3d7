import type { Action, Stay, TravelerType } from '../types';
import { climate } from './climate.ts';
import { capitalNumberWord, numberWord } from './numberWord.ts';
import type { Closing, Itinerary, ItineraryDay, ScreenHero, Section } from './types';

const { best } = climate;

/** The most people in a group. */
export const groupSize = 12;

/** The number of steps to the top. */
export const sigiriyaSteps = '1,200';

/** A day as it is written below. */
interface DayEntry extends Omit<ItineraryDay, 'day'> {
  /** How long the drive takes. */
  hours: number;
  /** How, unless by road. */
  by?: string;
}

const hoursText = (hours: number) =>
  hours === 1 ? 'An hour' : `${Math.floor(hours)}${hours % 1 ? '½' : ''} hours`;

// Hours by car, here and in the other plans: travellersisle.com/travel-times-sri-lanka, and 25 miles an hour, its
// average, for what it does not have. Steps have no public source; confirm them. November 2026.
const dayEntries: DayEntry[] = [
  {
    title: 'Arrival & Colombo City Tour',
    description:
      'Many flights land before dawn, so we ask for an early check-in. Rest, then see the lakeside Gangaramaya Temple and the crowded lanes of the Pettah market. In the evening, families fly kites on Galle Face Green. Try an isso wade, a hot lentil cake topped with shrimp. If you land late, the list gets shorter.',
    activities: ['Airport transfer', 'Gangaramaya Temple', 'Pettah market', 'Galle Face Green'],
    icon: 'plane',
    picture: 'colombo',
    place: 'Beira Lake, Colombo',
    hours: 1,
    effort: 'Few steps.',
    stop: { name: 'Colombo', x: 17.25, y: 72.75, side: 'below' },
  },
  {
    title: 'Sigiriya & Dambulla',
    // Giant honeybees, which signs call hornets or wasps: Sunday Leader, June 24, 2012. November 2026.
    description: `We leave early for the dry plains. At Dambulla we climb to five caves of painted Buddhas, and leave our shoes at the gate. As the day cools, we climb Sigiriya, past women painted on the rock and between two giant lion’s paws, to the top, where a king had his palace 1,500 years ago. Wild bees nest above the paws: keep quiet, and if stings endanger you, stay below.`,
    activities: ['Dambulla cave temples', 'Village rice and curry', 'Sigiriya climb'],
    icon: 'rock',
    picture: 'sigiriya',
    place: 'Sigiriya, the Lion Rock',
    hours: 4,
    effort: 'Two climbs, about 1,500 steps in all.',
    stop: { name: 'Sigiriya, Dambulla', x: 44.1, y: 51.1, side: 'start' },
  },
  {
    title: 'Kandy Cultural Experience',
    description:
      'On the way, we smell cardamom and fresh pepper in a spice garden. The island’s last kings ruled from Kandy, and dances of their time are still performed. In the evening we follow families with lotus flowers into the Temple of the Tooth. The service, called puja, begins with drums you can feel in the floor.',
    activities: [
      'Spice garden',
      'Walk around the lake',
      'Drums and dance',
      'Temple of the Tooth',
    ],
    icon: 'temple',
    picture: 'kandy',
    place: 'Temple of the Tooth, Kandy',
    hours: 3,
    effort: 'Two flat miles, some stairs.',
    stop: { name: 'Kandy', x: 43.7, y: 64.3, side: 'start' },
  },
  {
    title: 'Tea Country & Nuwara Eliya',
    description:
      'The road climbs past waterfalls and into the clouds. Pickers, most of them Tamil women, take two leaves and a bud at a time. In a working factory we follow the leaf from the loft where it wilts to your cup. Nuwara Eliya sits above 6,000 feet, so carry a warm layer.',
    activities: ['Ramboda Falls', 'Tea factory tour', 'Tea tasting', 'Walk with a picker'],
    icon: 'leaf',
    picture: 'nuwaraeliya',
    place: 'Tea estate near Nuwara Eliya',
    hours: 3,
    effort: 'Steep paths, factory stairs.',
    stop: { name: 'Nuwara Eliya', x: 48.6, y: 71.8, side: 'start' },
  },
  {
    title: 'Ella Adventures',
    // Which part of the line is open, and the hours of trains: season.ts.
    description:
      'We ride the hill train to Ella from Nanu Oya, or from Ambewela while the line between is closed. Without a train, the road crosses the same hills. In second and third class, the windows open. Stay in your seat: the doors stand open, and the tunnels are tight. Lunch is rice and curry in a family kitchen. Then we wait at the Nine Arch Bridge for a train to cross. Little Adam’s Peak waits for the next morning: 45 minutes up, before breakfast.',
    activities: [
      'Hill train to Ella',
      'Nine Arch Bridge',
      'Family kitchen lunch',
      'Little Adam’s Peak at dawn',
    ],
    icon: 'train',
    picture: 'ella',
    place: 'Little Adam’s Peak, Ella',
    hours: 3,
    by: 'train or road',
    effort: 'High steps onto the train. A steep path.',
    stop: { name: 'Ella', x: 58.2, y: 74.3, side: 'below' },
  },
  {
    title: 'Yala Safari Experience',
    // Closed through October 31 in 2017 (jetwingecoholidays.blogspot.com), 2018 (adaderana.lk/news.php?nid=49715),
    // 2019 (srilankamirror.com/news/15392), and a year before 2023 (sundaytimes.lk, 18-1096395). November 2026.
    description: `We drive down from green hills to thorn scrub and lagoons. The afternoon is for an open jeep in Yala, among the best places in the world for leopards, above all from ${best.leopards.from} to ${best.leopards.to}. Expect other jeeps. Elephants are easier to find, and nobody can promise you a leopard. Yala’s main part usually closes in September, often through October; then we choose another park.`,
    activities: ['Open jeep safari', 'Leopard watching', 'Lagoon birds'],
    icon: 'leopard',
    picture: 'yala',
    place: 'Yala National Park',
    hours: 2.5,
    effort: 'A high step into the jeep.',
    stop: { name: 'Yala', x: 72.1, y: 85.8, side: 'below' },
  },
  {
    title: 'Mirissa Beach Relaxation',
    description: `We reach the beach by midday and put the schedule away. Swim where a lifeguard watches, or climb Coconut Tree Hill. At night, tables go out on the sand and the day’s catch on the grill. From ${best.whales.from} to ${best.whales.to}, a whale boat fits early on Day 8. From ${best.eastCoast.from} to ${best.eastCoast.to} the sea is often too rough to swim.`,
    activities: [
      'Beach afternoon',
      'Coconut Tree Hill',
      'Grilled seafood',
    ],
    icon: 'wave',
    picture: 'mirissa',
    place: 'Stilt fishermen, on the way to Galle',
    hours: 3,
    effort: 'One short, steep path.',
    stop: { name: 'Mirissa', x: 39.1, y: 95.7, side: 'above' },
  },
  {
    title: 'Galle Fort Exploration',
    description:
      'The Portuguese began this fort and the Dutch walled it in. Families still live inside. We walk the ramparts and browse the lanes for lace and gems. Order lamprais if you see it: rice and curries baked in a banana leaf. Late in the day, there is often cricket below the walls.',
    activities: ['Rampart walk', 'Lace and gem shops', 'Galle lighthouse'],
    icon: 'lighthouse',
    picture: 'galle',
    place: 'Galle Fort lighthouse',
    hours: 1,
    effort: 'An hour on foot. Steps to the ramparts.',
    stop: { name: 'Galle', x: 28.9, y: 93.3, side: 'start' },
  },
  {
    title: 'Bentota Adventures',
    description:
      'Up the coast, a slow river meets a long, sandy beach. We paddle into the mangroves to look for kingfishers and big monitor lizards. Then we wander Brief Garden, a landscape designer’s life’s work. For a last dinner, try hoppers, bowl-shaped pancakes with a crisp edge.',
    activities: ['River canoe trip', 'Mangrove wildlife', 'Brief Garden'],
    icon: 'boat',
    picture: 'bentota',
    place: 'Bentota River',
    hours: 1.5,
    effort: 'Steps down to the canoe, and in the garden.',
    stop: { name: 'Bentota', x: 22.2, y: 84.7, side: 'end' },
  },
  {
    title: 'Departure Day',
    description:
      'Breakfast is kiribath, rice cooked in coconut milk, eaten to mark a new beginning. Negombo is a fishing town close to the airport. If you fly in the evening, there is time for the lagoon and one more bag of cinnamon.',
    activities: ['Negombo lagoon', 'Tea and spice shopping', 'Airport drop-off'],
    icon: 'plane',
    picture: 'negombo',
    place: 'The beach at Negombo',
    hours: 2,
    effort: 'Nothing to climb.',
    stop: { name: 'Negombo', x: 17.4, y: 65.9, side: 'above' },
  },
];

/** The days, numbered by their place in the list, with the hours at the start of what each day takes. */
const days: ItineraryDay[] = dayEntries.map(({ hours, by = 'road', effort, ...day }, index) => ({
  ...day,
  day: index + 1,
  effort: `${hoursText(hours)} by ${by}. ${effort}`,
}));

const hoursInAll = dayEntries.reduce((sum, { hours }) => sum + hours, 0);

/** Counts of the list of days, for texts. The last day is for the flight home. */
export const tourLength = {
  days: days.length,
  nights: days.length - 1,
  places: new Set(days.slice(0, -1).map(({ stop }) => stop.name)).size,
};
const { nights, places } = tourLength;

/** Other routes, with the nights in each place and the way there. For hours, see above. */
const slower: Stay[] = [
  { place: 'Colombo', nights: 1, travel: 'an hour' },
  { place: 'Sigiriya', nights: 2, travel: '4 hours' },
  { place: 'Kandy', nights: 2, travel: '3 hours' },
  { place: 'Nuwara Eliya', nights: 2, travel: '3 hours' },
  { place: 'Ella', nights: 2, travel: '3 hours, or the train' },
  { place: 'Yala', nights: 2, travel: '2½ hours' },
  { place: 'Galle', nights: 2, travel: '4 hours, via Mirissa' },
];
const inJuly: Stay[] = [
  { place: 'Negombo', nights: 1, travel: 'half an hour' },
  { place: 'Kandy', nights: 2, travel: '3 hours' },
  { place: 'Sigiriya', nights: 2, travel: '3 hours' },
  { place: 'Nilaveli', nights: 3, travel: '3 hours' },
  { place: 'Negombo', nights: 1, travel: '6 hours' },
];
const daysOf = (stays: Stay[]) => stays.reduce((sum, stay) => sum + stay.nights, 1);
/** The days of the slower plan, for texts. */
export const slowerDays = daysOf(slower);

export const tours = {
  hero: {
    title: `${capitalNumberWord(days.length)} days around Ceylon`,
    lead: `Ceylon was the country’s name until 1972, and you still read it on boxes of tea. Travel privately, or in a group of ${numberWord(groupSize)} at most.`,
    facts: [
      { label: 'Duration', value: `${days.length} Days` },
      { label: 'Group Size', value: `Max ${groupSize}` },
      { label: 'Season', value: 'All Year' },
    ],
    picture: 'hortonplains',
  },

  types: {
    title: 'Who is traveling?',
    lead: 'Ask for any of these. Where one costs extra, your quote says so.',
    ask: { label: 'Inquire Now', to: 'contact' },
    list: [
      {
        title: 'Solo Travel',
        description:
          'Join others on your dates, or travel alone with your guide. We’ll price both.',
        features: [
          'A room of your own',
          'A woman guide, if available',
          'Your guide’s name before you fly',
        ],
        icon: 'backpack',
        example:
          'For example: “I am 28 and travel alone, twelve days in March. I would like a guide who is a woman. Who else has booked, and what does it cost if nobody has?”',
      },
      {
        title: 'Honeymoon Packages',
        description:
          'Start in a tea planter’s bungalow and end on the beach, with nothing to do but listen to the sea.',
        features: [
          'A private guide and driver',
          'A quiet room with a view',
          'Dinner for two by the sea',
        ],
        icon: 'heart',
      },
      {
        title: 'Family Travel',
        description: `Elephants before lunch, a pool after it. Tell us the children’s ages, and we’ll plan around them.`,
        features: [
          'Car seats, if you ask early',
          'Shorter drives on winding roads',
          'A family room and a pool',
        ],
        icon: 'family',
        example:
          'For example: “Two adults and two children, nine and twelve, ten days in July. We like animals and an easy beach. One of us gets carsick.”',
      },
      {
        title: 'Meditation Travel',
        description:
          'Sit with a teacher in the cool of the morning, then walk in the forest. Beginners are welcome.',
        features: [
          'Daily practice with a teacher',
          'Stays near forest monasteries',
          'Fresh vegetarian meals',
        ],
        icon: 'lotus',
      },
      {
        title: `${days.length} Days Popular`,
        description:
          'The route below, as written or slower: a good first trip.',
        features: [
          'A rest day after you land',
          'An extra night for World’s End',
          'An extra night for Yala at dawn',
        ],
        icon: 'calendar',
        about: `the ${numberWord(days.length)}-day tour`,
      },
      {
        title: 'Custom Travel',
        description: `Come for birds or for cricket, or find the village your grandmother left. We’ll draw the route. School groups are welcome.`,
        features: ['More days or fewer', 'Few stairs, or none', 'Months that suit your work'],
        icon: 'compass',
        example:
          'For example: “Nine students, all sixteen, and two teachers, a week in April, six rooms. They study tea and trade. What should we ask the parents?”',
      },
    ],
  },

  itinerary: {
    dayLabel: 'Day',
    title: `The ${numberWord(days.length)}-day route`,
    lead: `Temples, tea, leopards, and the sea: ${numberWord(nights)} nights in ${numberWord(places)} places, with about ${hoursInAll} hours of travel, up to three by train. A slower plan and a July plan follow Day ${days.length}.`,
    access: {
      title: 'Stairs, wheelchairs, and the hardest day',
      // Curbs and ramps: the State Department's country page, "Travelers with disabilities". Temple of the
      // Tooth: sridaladamaligawa.lk/assistance-given-towards-special-devotees. Golden Buddha at the foot of
      // Dambulla: Lonely Planet, "Golden Temple". Orphan elephants, fed before a viewing stand:
      // bornfree.org.uk, "Visiting the ETH", and sundaytimes.lk/240901; steps there have no source. Not the fence
      // of the park, where elephants beg: sundaytimes.lk/111218. Steel stairs: srilanka.for91days.com, March 22,
      // 2012. November 2026.
      paragraphs: [
        'You can travel much of this route in a wheelchair. Tell us your chair’s width and weight and whether you can move to a car seat, and we’ll ask each hotel for photographs of the door, the bathroom, and the shower. Galle Face Green, Kandy’s lakeside, and Galle Fort’s lanes are easiest. The Temple of the Tooth has an elevator and wheelchairs; we’ll ask ahead.',
        'Instead of Dambulla’s steps, see the golden Buddha at their foot; instead of Sigiriya’s, the water gardens. Take the hill road, not the train. Instead of the jeep, watch Udawalawe’s orphan elephants at feeding time, if the viewing stand suits you. Lift vans are scarce: write early.',
        'Day 2 is the hardest. Sigiriya’s last stairs are steel and steep: stop below, or put a night between the climbs.',
      ],
      ask: {
        label: 'Ask About Access',
        to: 'contact',
        about: `stairs and wheelchairs on the ${numberWord(days.length)}-day tour`,
      },
    },
    print: 'Print This Itinerary',
    printing: 'Preparing to print…',
    cannotPrint: 'This app cannot print. Open this page in a browser, and print it there.',
    ask: { label: 'Ask About This Tour', to: 'contact', about: `the ${numberWord(days.length)}-day tour` },
    map: {
      picture: 'map',
      title: 'The route on a map',
      back: 'See the map',
      /** The name of a stop, which is a link to its first day: what the map shows, for voice control. */
      stop: (days: string, place: string) => `${days} ${place}`,
    },
    days,
    plans: {
      place: 'Stay in',
      nights: 'Nights',
      travel: 'Getting there',
      list: [
        {
          title: `Slower: ${numberWord(slowerDays)} days`,
          stays: slower,
          note: 'To the airport: about 2½ hours. You give up Bentota, Negombo, and the night in Mirissa.',
        },
        {
          title: `In July: ${numberWord(daysOf(inJuly))} days to a calm sea`,
          stays: inJuly,
          // Kandy: the hills are in the southwest monsoon, ceylondiscoverytours.com and selectiveasia.com, July.
          // Polonnaruwa, 1½ hours from Sigiriya: lonelyplanet.com, tours at Dambulla. November 2026.
          note: 'Climb Sigiriya before the heat, see elephants at Minneriya or Kaudulla on your free afternoon, and swim where the sea is usually calm. Kandy has showers.',
        },
      ],
    },
  },

  closing: {
    title: 'Like the route, but not every stop?',
    lead: 'Add a beach day, skip a climb, or stay on in Nuwara Eliya for World’s End, pictured at the top.',
    action: { label: 'Get Your Custom Itinerary', to: 'contact', about: 'a custom itinerary' },
    picture: 'minneriya',
  },
} satisfies {
  hero: ScreenHero & { facts: { label: string; value: string }[] };
  types: Section & { ask: Action; list: TravelerType[] };
  itinerary: Itinerary;
  closing: Closing;
};
