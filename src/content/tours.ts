import type { Action, TravelerType } from '../types';
import { climate } from './climate.ts';
import { monthRange } from './monthRange.ts';
import { capitalNumberWord, numberWord } from './numberWord.ts';
import type { Closing, Itinerary, ItineraryDay, ScreenHero, Section } from './schema';

const { best } = climate;

/** The most people in a group. */
const groupSize = 12;

/** The number of steps to the top. */
export const sigiriyaSteps = '1,200';

/** Numbers the days by their place in the list. */
const numberDays = (list: Omit<ItineraryDay, 'day'>[]): ItineraryDay[] =>
  list.map((day, index) => ({ day: index + 1, ...day }));

const days = numberDays([
  {
    title: 'Arrival & Colombo City Tour',
    description:
      'The airport is under an hour from the city. Rest first, then see the lakeside Gangaramaya Temple and the crowded lanes of the Pettah market. In the evening, families fly kites on Galle Face Green. Try an isso wade, a hot lentil cake topped with shrimp. If you land late, the list gets shorter.',
    activities: ['Airport transfer', 'Gangaramaya Temple', 'Pettah market', 'Galle Face Green'],
    icon: 'plane',
    picture: 'colombo',
    place: 'Beira Lake, Colombo',
    stop: { name: 'Colombo', x: 17.25, y: 72.75, side: 'below' },
  },
  {
    title: 'Sigiriya & Dambulla',
    description: `We leave early, because the dry plains are four hours away. At Dambulla we climb a few hundred steps and leave our shoes at the gate of five caves of painted Buddhas. Late in the day, as the heat eases, we climb about ${sigiriyaSteps} steps up Sigiriya, past women painted on the rock and between two giant lion’s paws, to where a king kept his palace 1,500 years ago. Hornets nest above the paws, so keep your voice low where signs say so. The water gardens at the foot are nearly flat.`,
    activities: ['Dambulla cave temples', 'Village rice and curry', 'Sigiriya climb'],
    icon: 'rock',
    picture: 'sigiriya',
    place: 'Sigiriya, the Lion Rock',
    stop: { name: 'Sigiriya, Dambulla', x: 44.1, y: 51.1, side: 'start' },
  },
  {
    title: 'Kandy Cultural Experience',
    description:
      'Kandy is three hours south, with a stop to smell cardamom and fresh pepper in a spice garden. The island’s last kings ruled from here, and the dances of their day live on. In the evening we follow families with lotus flowers into the Temple of the Tooth. The service, called puja, begins with drums you can feel in the floor.',
    activities: [
      'Spice garden',
      'Walk around the lake',
      'Kandyan drums and dance',
      'Temple of the Tooth',
    ],
    icon: 'temple',
    picture: 'kandy',
    place: 'Temple of the Tooth, Kandy',
    stop: { name: 'Kandy', x: 43.7, y: 64.3, side: 'start' },
  },
  {
    title: 'Tea Country & Nuwara Eliya',
    description:
      'The road climbs for about three hours, past waterfalls and into the clouds. Pickers, most of them Tamil women, take two leaves and a bud at a time. In a working factory we follow the leaf from the loft where it wilts to your cup. Nuwara Eliya sits above 6,000 feet, so keep a warm layer at hand.',
    activities: ['Ramboda Falls', 'Tea factory tour', 'Tea tasting', 'Walk with a picker'],
    icon: 'leaf',
    picture: 'nuwaraeliya',
    place: 'Tea estate near Nuwara Eliya',
    stop: { name: 'Nuwara Eliya', x: 48.6, y: 71.8, side: 'start' },
  },
  {
    title: 'Ella Adventures',
    // Cyclone Ditwah closed the hill line in November 2025; Badulla to Ambewela reopened on
    // December 20, 2025; Nanu Oya to Ambewela is not confirmed. Editor's review, November 2026.
    description:
      'A cyclone closed parts of this line in November 2025. Where it runs, we take the train to Ella, about three hours; where it does not, the road crosses the same hills. In second and third class the windows open; cars with air conditioning are sealed. Stay in your seat, because the doors stand open and the tunnels are tight. After rice and curry we walk to the Nine Arch Bridge and wait for a train. Little Adam’s Peak is a 45-minute walk, for those who want it before breakfast tomorrow.',
    activities: [
      'Hill train to Ella',
      'Nine Arch Bridge',
      'Little Adam’s Peak on Day 6',
      'Family kitchen lunch',
    ],
    icon: 'train',
    picture: 'ella',
    place: 'Little Adam’s Peak, Ella',
    stop: { name: 'Ella', x: 58.2, y: 74.3, side: 'below' },
  },
  {
    title: 'Yala Safari Experience',
    description: `We drive two and a half hours downhill, from green hills to thorn scrub and lagoons. The afternoon is for an open jeep in Yala, one of the best places in the world to look for leopards, above all from ${best.leopards.from} to ${best.leopards.to}. Elephants are easier to find, and nobody can promise you a leopard. With a second night you go in again at dawn. The main part usually closes from September to mid-October or later; other parks are open then.`,
    activities: ['Open jeep safari', 'Leopard watching', 'Lagoon birds'],
    icon: 'leopard',
    picture: 'yala',
    place: 'Yala National Park',
    stop: { name: 'Yala', x: 72.1, y: 85.8, side: 'below' },
  },
  {
    title: 'Mirissa Beach Relaxation',
    description: `After about three hours on the road we reach the beach by midday and put the schedule away. Swim where there is a lifeguard and no red flag, or walk up Coconut Tree Hill. At night, tables go out on the sand and the day’s catch goes on the grill. From ${best.whales.from} to ${best.whales.to} you can look for whales early tomorrow, since Galle is only an hour off. From ${best.eastCoast.from} to ${best.eastCoast.to} the sea is often too rough to swim.`,
    activities: [
      'Beach afternoon',
      'Coconut Tree Hill',
      'Grilled seafood',
      'Whale boat on Day 8, in season',
    ],
    icon: 'wave',
    picture: 'mirissa',
    place: 'Stilt fisherman near Mirissa',
    stop: { name: 'Mirissa', x: 39.1, y: 95.7, side: 'above' },
  },
  {
    title: 'Galle Fort Exploration',
    description:
      'The Portuguese began this fort and the Dutch walled it in. Families still live inside it today. We walk the ramparts and browse the lanes for lace and gems. Look for lamprais, rice and curries baked in a banana leaf. Late in the day there is often a cricket game below the walls.',
    activities: ['Rampart walk', 'Lace and gem shops', 'Galle lighthouse'],
    icon: 'lighthouse',
    picture: 'galle',
    place: 'Galle Fort lighthouse',
    stop: { name: 'Galle', x: 28.9, y: 93.3, side: 'start' },
  },
  {
    title: 'Bentota Adventures',
    description:
      'Ninety minutes up the coast, a slow river meets a long, sandy beach. We paddle into the mangroves to look for kingfishers and big, shy monitor lizards. Then we wander Brief Garden, which Bevis Bawa spent a lifetime shaping. For a last dinner, try hoppers, bowl-shaped pancakes with a crisp edge.',
    activities: ['River canoe trip', 'Mangrove wildlife', 'Brief Garden'],
    icon: 'boat',
    picture: 'bentota',
    place: 'Bentota River',
    stop: { name: 'Bentota', x: 22.2, y: 84.7, side: 'end' },
  },
  {
    title: 'Departure Day',
    description:
      'Breakfast is the time for kiribath, rice cooked in coconut milk, which Sri Lankans eat to mark a new beginning. Negombo, a fishing town close to the airport, is a little over two hours away. If you fly out in the evening, there is time for the lagoon and for one more bag of cinnamon.',
    activities: ['Negombo lagoon', 'Tea and spice shopping', 'Airport drop-off'],
    icon: 'plane',
    picture: 'negombo',
    place: 'Negombo lagoon',
    stop: { name: 'Negombo', x: 17.4, y: 65.9, side: 'above' },
  },
]);

/** Counts of the list of days, for texts. The last day is for the flight home. */
export const tourLength = {
  days: days.length,
  nights: days.length - 1,
  places: new Set(days.slice(0, -1).map(({ stop }) => stop.name)).size,
};
const { nights, places } = tourLength;

export const tours = {
  hero: {
    title: `${capitalNumberWord(days.length)} days around Ceylon`,
    lead: `Ceylon was the country’s name until 1972, and it still stands on boxes of tea. ${capitalNumberWord(days.length)} days take you around the southern half of the island.`,
    facts: [
      { label: 'Duration', value: `${days.length} Days` },
      { label: 'Group Size', value: `Max ${groupSize}` },
      { label: 'Season', value: 'All Year' },
    ],
    bestMonths: `The driest months on this route are ${monthRange(best.route)}.`,
    // `closing.lead` names what it shows.
    picture: 'hortonplains',
  },

  types: {
    title: 'Who is traveling?',
    lead: 'Each list holds extras to name when you write. None is in every trip.',
    ask: { label: 'Inquire Now', to: 'contact' },
    list: [
      {
        title: 'Solo Travel',
        description: `Travel with just a guide, or with others if some go when you do. A group has ${groupSize} people at most.`,
        features: [
          'A room of your own, and its price',
          'A guide who is a woman',
          'Your guide’s name before you fly',
        ],
        icon: 'backpack',
      },
      {
        title: 'Honeymoon Packages',
        description:
          'Start in a tea planter’s bungalow and end on the beach, with nothing to do but swim.',
        features: [
          'A private guide and driver',
          'A quiet room with a view',
          'Dinner for two by the sea',
        ],
        icon: 'heart',
      },
      {
        title: 'Family Travel',
        description: `Elephants before lunch, a pool after it. Give the children’s ages, since days are planned around them. From ${best.eastCoast.from} to ${best.eastCoast.to}, the calm beaches are in the east.`,
        features: [
          'Car seats, which few cars there carry',
          'Shorter drives, since hill roads wind',
          'A family room and a pool',
        ],
        icon: 'family',
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
          'The route below, as it stands or slower. It suits people who have never been.',
        features: [
          'A rest day after you land',
          'A second night in the hills',
          'A second night at Yala',
        ],
        icon: 'calendar',
        about: `the ${days.length}-day tour`,
      },
      {
        title: 'Custom Travel',
        description:
          'Come for birds or for cricket, or find the village your grandmother left. The map starts from your idea.',
        features: ['More days or fewer', 'Few stairs, or none', 'Months that suit your work'],
        icon: 'compass',
      },
    ],
  },

  itinerary: {
    dayLabel: 'Day',
    title: `The ${numberWord(days.length)}-day route`,
    lead: `You sleep in ${numberWord(places)} places in ${numberWord(nights)} nights and travel about 24 hours in all, three of them by train if the line is open. Too fast? Twelve or fourteen days leave room for a second night in the hills, a second at Yala, and one hotel near Galle for Days 7 and 8. Name the pace you like when you write.`,
    access: {
      title: 'Stairs, wheelchairs, and the hardest day',
      // Curbs and ramps: the State Department's country page, "Travelers with disabilities". Temple of the
      // Tooth: sridaladamaligawa.lk/assistance-given-towards-special-devotees. Golden Buddha at the foot of
      // Dambulla: Lonely Planet, "Golden Temple". Elephants at Udawalawe's fence: offtravellingtogether.com,
      // February 17, 2019. November 2026.
      paragraphs: [
        'You can come with a wheelchair, with a car and a plan. Galle Face Green, Kandy’s lakeside, and the lanes of Galle Fort are the easiest places, though curbs are high. The Temple of the Tooth lends wheelchairs and has an elevator; ask at the gate.',
        'Dambulla’s caves, the top of Sigiriya, the train, and the jeep all need steps. In their place there are the great golden Buddha at the foot of Dambulla, the water gardens below Sigiriya, the hill road by car, and the elephants along the roadside fence at Udawalawe. Vans with lifts are scarce, so write early, and name the step-free room, shower, and door width you need.',
        'Day 2 is the hardest: two climbs, the day after you land. You can stop partway, or put a night between them.',
      ],
      ask: {
        label: 'Ask About Access',
        to: 'contact',
        about: `stairs and wheelchairs on the ${days.length}-day tour`,
      },
    },
    print: 'Print this itinerary',
    printing: 'Preparing to print…',
    cannotPrint: 'This app cannot print. Open this page in a browser, and print it there.',
    ask: { label: 'Ask About This Trip', to: 'contact', about: `the ${days.length}-day tour` },
    map: {
      picture: 'map',
      title: 'The route on a map',
      back: 'See the map',
      /** The name of a stop, which is a link to its first day: what the map shows, for voice control. */
      stop: (days: string, place: string) => `${days} ${place}`,
    },
    days,
  },

  closing: {
    title: 'Like the route, but not every stop?',
    lead: 'Add a beach day or skip a climb. World’s End, the cliff that opens this page, takes a second night in the hills.',
    action: { label: 'Get Your Custom Itinerary', to: 'contact', about: 'a custom itinerary' },
    picture: 'minneriya',
  },
} satisfies {
  hero: ScreenHero & { facts: { label: string; value: string }[]; bestMonths: string };
  types: Section & { ask: Action; list: TravelerType[] };
  itinerary: Itinerary;
  closing: Closing;
};
