import type { Action, Itinerary, PictureName, Section, TravelerType } from './schema';

export const tours = {
  hero: {
    title: 'Ten days around Ceylon',
    lead:
      'Ceylon was the country’s name until 1972, and it still stands on boxes of tea. This route ' +
      'takes in old cities, cool hills, a wildlife park, and a warm coast.',
    facts: [
      { label: 'Duration', value: '10 Days' },
      { label: 'Group Size', value: 'Max 12' },
      { label: 'Season', value: 'All Year' },
    ],
    picture: 'hortonplains',
  } satisfies Section & { facts: { label: string; value: string }[]; picture: PictureName },

  types: {
    title: 'Six ways to travel',
    lead: 'Each list holds things you can ask for. The rest we plan with you.',
    inquire: { label: 'Inquire Now', to: 'contact' },
    list: [
      {
        title: 'Solo Travel',
        description:
          'Go alone without being left alone. Join a group of 12 at most, or travel with just a ' +
          'guide.',
        features: [
          'A room of your own',
          'A small group or a private tour',
          'Company at dinner, if you like',
        ],
        icon: 'backpack',
      },
      {
        title: 'Honeymoon Packages',
        description:
          'Picture a tea planter’s bungalow, a window seat for two, and a last few days with ' +
          'nothing to do but swim.',
        features: [
          'A private guide and driver',
          'A quiet room with a view',
          'Dinner for two by the sea',
        ],
        icon: 'heart',
      },
      {
        title: 'Family Travel',
        description:
          'Elephants before lunch, a pool after it. Tell us your children’s ages, and we’ll plan ' +
          'the days for them.',
        features: [
          'Shorter drives, more stops',
          'A family room and a pool',
          'A cooking class for all ages',
        ],
        icon: 'family',
      },
      {
        title: 'Meditation Travel',
        description:
          'Sit with a teacher at dawn, walk in the forest, eat simply, and sleep early. ' +
          'Beginners are welcome.',
        features: [
          'Daily practice with a teacher',
          'Stays near forest monasteries',
          'Fresh vegetarian meals',
        ],
        icon: 'lotus',
      },
      {
        title: '10 Days Popular',
        description:
          'The route that follows, day by day. It holds a little of everything, so it makes a good ' +
          'first look.',
        features: [
          '12 travelers at most',
          'Ancient sites, tea, safari, and beach',
          'Runs all year',
        ],
        icon: 'calendar',
      },
      {
        title: 'Custom Travel',
        description:
          'Birds, batik, cricket, or the village your grandmother came from. Tell us, and we’ll ' +
          'draw a new map.',
        features: [
          'Any length, any month',
          'A slower pace or fewer stairs',
          'Room to change your mind',
        ],
        icon: 'compass',
      },
    ],
  } satisfies Section & { inquire: Action; list: TravelerType[] },

  itinerary: {
    dayLabel: 'Day',
    title: 'Day by day',
    lead:
      'You sleep somewhere new almost every night, and most days hold one to four hours on the ' +
      'road. Dambulla and Sigiriya mean real stairs; stopping partway is fine. The train and the jeep ' +
      'have a high step up. If rain or rough sea changes the day, your guide has a second ' +
      'plan ready.',
    print: 'Print this itinerary',
    ask: { label: 'Ask About This Trip', to: 'contact' },
    map: {
      picture: 'map',
      title: 'The route on a map',
      back: 'See the map',
      /** The name of a stop, which is a link to its day: what the map shows, for voice control. */
      stop: (day: number, place: string) => `${day} ${place}`,
    },
    days: [
      {
        day: 1,
        title: 'Arrival & Colombo City Tour',
        description:
          'Your guide is waiting at the airport, under an hour from the city. Rest first, then ' +
          'see the lakeside Gangaramaya Temple and the crowded lanes of the Pettah market. At ' +
          'sunset, families fly kites on Galle Face Green. Join them with an isso wade, a hot ' +
          'lentil cake topped with shrimp. If you land late, the list gets shorter.',
        activities: ['Airport welcome', 'Gangaramaya Temple', 'Pettah market', 'Galle Face sunset'],
        icon: 'plane',
        picture: 'colombo',
        place: 'Beira Lake, Colombo',
        stop: { name: 'Colombo', x: 17.25, y: 72.75, side: 'below' },
      },
      {
        day: 2,
        title: 'Sigiriya & Dambulla',
        description:
          'An early start and four hours of road bring us to the dry plains. At Dambulla we climb ' +
          'a few hundred steps, leave our shoes at the gate, and step into five caves of painted ' +
          'Buddhas. Late in the day, as the heat eases, we climb about 1,200 steps up Sigiriya, ' +
          'between two giant lion’s paws. A king kept his palace on top 1,500 years ago. The ' +
          'water gardens at its foot are nearly flat.',
        activities: ['Dambulla cave temples', 'Village rice and curry', 'Sigiriya climb'],
        icon: 'rock',
        picture: 'sigiriya',
        place: 'Sigiriya, the Lion Rock',
        stop: { name: 'Sigiriya, Dambulla', x: 44.1, y: 51.1, side: 'start' },
      },
      {
        day: 3,
        title: 'Kandy Cultural Experience',
        description:
          'Kandy is three hours south, with a stop to smell cardamom and fresh pepper in a ' +
          'spice garden. The island’s last kings ruled from here, and the dances of their day ' +
          'live on. At dusk we follow families with lotus flowers into the Temple of the Tooth. The ' +
          'evening service, called puja, begins with drums you can feel in the floor.',
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
        day: 4,
        title: 'Tea Country & Nuwara Eliya',
        description:
          'The road climbs for about three hours, past waterfalls and into the clouds. Pickers, ' +
          'most of them Tamil women, take two leaves and a bud at a time. In a working factory ' +
          'we follow the leaf from the loft where it wilts to your cup. Nuwara Eliya sits above ' +
          '6,000 feet, so bring a sweater for the walk to dinner.',
        activities: ['Ramboda Falls', 'Tea factory tour', 'Tea tasting', 'Walk with a picker'],
        icon: 'leaf',
        picture: 'nuwaraeliya',
        place: 'Tea estate near Nuwara Eliya',
        stop: { name: 'Nuwara Eliya', x: 48.6, y: 71.8, side: 'start' },
      },
      {
        day: 5,
        title: 'Ella Adventures',
        description:
          'Today the train does the driving: about three hours to Ella, windows down, through ' +
          'tea, pines, and mist. Stay in your seat by the window: the doors stand open, and the ' +
          'tunnels are tight. If rain has closed the line, we drive through the same hills. ' +
          'After rice and curry we walk to the Nine Arch Bridge and wait for a train to cross. If ' +
          'you like a dawn climb, Little Adam’s Peak is a 45-minute walk before breakfast ' +
          'tomorrow.',
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
        day: 6,
        title: 'Yala Safari Experience',
        description:
          'Two and a half hours downhill from Ella, the hills give way to thorn scrub and lagoons. We ' +
          'spend the afternoon in an open jeep in Yala, home to elephants, sloth bears, and more ' +
          'leopards than almost any park its size. No honest guide can promise one, but yours ' +
          'knows where to wait. The main block often closes for part or all of September and ' +
          'October; then we visit a park nearby.',
        activities: ['Open jeep safari', 'Leopard watching', 'Lagoon birds'],
        icon: 'leopard',
        picture: 'yala',
        place: 'Yala National Park',
        stop: { name: 'Yala', x: 72.1, y: 85.8, side: 'below' },
      },
      {
        day: 7,
        title: 'Mirissa Beach Relaxation',
        description:
          'After about three hours on the road we reach the beach by midday and put the schedule ' +
          'away. Swim when the sea is calm, nap, walk up Coconut Tree Hill, or drink a king coconut straight from the shell. At ' +
          'dusk, tables go out on the sand and the day’s catch goes on the grill. From December ' +
          'to April you can go out to look for whales at first light tomorrow, since Galle is only an ' +
          'hour off. From May to September the sea is often too rough to swim.',
        activities: [
          'Beach afternoon',
          'Coconut Tree Hill',
          'Grilled seafood',
          'Whale boat on Day 8, in season',
        ],
        icon: 'wave',
        picture: 'mirissa',
        place: 'South coast near Mirissa',
        stop: { name: 'Mirissa', x: 39.1, y: 95.7, side: 'above' },
      },
      {
        day: 8,
        title: 'Galle Fort Exploration',
        description:
          'The Portuguese began this fort, the Dutch walled it in, and families still live ' +
          'inside it today. We walk the ramparts, browse the lanes for lace and gems, and stop ' +
          'for lamprais: rice and curries baked in a banana leaf. Near sunset there is often ' +
          'a cricket game below the walls, and the lighthouse turns gold.',
        activities: ['Rampart walk', 'Lamprais lunch', 'Lace and gem shops', 'Lighthouse sunset'],
        icon: 'lighthouse',
        picture: 'galle',
        place: 'Galle Fort lighthouse',
        stop: { name: 'Galle', x: 28.9, y: 93.3, side: 'start' },
      },
      {
        day: 9,
        title: 'Bentota Adventures',
        description:
          'Ninety minutes up the coast, a slow river meets a long, sandy beach. We paddle into ' +
          'the mangroves to look for kingfishers and big, shy monitor lizards. Then we ' +
          'wander Brief Garden, which Bevis Bawa spent a lifetime shaping. Our farewell dinner ' +
          'is hoppers, bowl-shaped rice pancakes, crisp at the edge and soft in the middle.',
        activities: [
          'River canoe trip',
          'Mangrove wildlife',
          'Brief Garden',
          'Farewell hopper night',
        ],
        icon: 'boat',
        picture: 'bentota',
        place: 'Bentota River',
        stop: { name: 'Bentota', x: 22.2, y: 84.7, side: 'end' },
      },
      {
        day: 10,
        title: 'Departure Day',
        description:
          'Breakfast is kiribath, rice cooked in coconut milk, which Sri Lankans eat to mark a ' +
          'new beginning. It takes a little over two hours to Negombo, a fishing town close to ' +
          'the airport. If you fly out in the evening, there is time for the lagoon, a seafood lunch, ' +
          'and one more bag of cinnamon. Then your guide sees you to the door.',
        activities: [
          'Kiribath breakfast',
          'Negombo lagoon',
          'Tea and spice shopping',
          'Airport drop-off',
        ],
        icon: 'plane',
        picture: 'negombo',
        place: 'Negombo lagoon',
        stop: { name: 'Negombo', x: 17.4, y: 65.9, side: 'above' },
      },
    ],
  } satisfies Itinerary,

  closing: {
    title: 'Like the route, but not every stop?',
    lead:
      'Add a beach day, skip a climb, start in Kandy, or see the dawn from World’s End on Horton ' +
      'Plains, the cliff that opens this page. Tell us your dates, and we’ll send a plan and a ' +
      'quote.',
    action: { label: 'Get Your Custom Itinerary', to: 'contact' },
    picture: 'minneriya',
  } satisfies Section & { action: Action; picture: PictureName },
};
