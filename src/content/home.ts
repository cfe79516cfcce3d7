import type { Action, FeaturedTrip, PictureName, Point, Section, Testimonial } from './schema';

export const home = {
  hero: {
    title: 'See Sri Lanka at the pace of a slow train',
    lead:
      'Guided tours, for one traveler or a whole family, from the rock fortress at Sigiriya to ' +
      'tea country and the warm south coast. We plan each trip with you from Spring, Texas.',
    explore: { label: 'Explore Trips', to: 'tours' },
    contact: { label: 'Contact Us', to: 'contact' },
    picture: 'bridge',
  } satisfies Section & { explore: Action; contact: Action; picture: PictureName },

  why: {
    title: 'Why travel with us',
    lead: 'We plan with you in Texas. A local guide shows you around the island.',
    points: [
      {
        title: 'Personalized Itineraries',
        description:
          'Tell us what you love and how fast you like to go, and we’ll build the days around ' +
          'you, from early climbs to long lunches.',
        icon: 'map',
      },
      {
        title: 'Local Expertise & Safety Guaranteed',
        description:
          'Your guide knows the roads, the weather, the quiet hours at the great sights, and who ' +
          'pours the best tea.',
        icon: 'shield',
      },
      {
        title: 'Hassle-Free Booking',
        description:
          'We talk through rooms, train seats, park permits, and the ride from the airport with ' +
          'you. The visa and the packing stay in your hands.',
        icon: 'check',
      },
    ],
  } satisfies Section & { points: Point[] },

  trips: {
    title: 'Featured trips: four ways to meet the island',
    lead: 'Tell us how long you have, and ask us for the days of any trip.',
    ask: { label: 'Ask About This Trip', to: 'contact' },
    list: [
      {
        title: 'Coastal Adventure',
        description: 'Surf mornings, a boat out to look for blue whales, and supper on the sand.',
        picture: 'mirissa',
        season: 'December to April',
      },
      {
        title: 'Cultural Heritage & Ancient Sites',
        description: 'Sigiriya, Anuradhapura, and the Temple of the Tooth in Kandy.',
        picture: 'sigiriya',
        season: 'All year',
      },
      {
        title: 'Wildlife & Nature Safari',
        description: 'Elephants gather at Minneriya; sloth bears roam Wilpattu.',
        picture: 'minneriya',
        season: 'July to October',
      },
      {
        title: 'Wellness & Relaxation',
        description: 'Ayurveda, morning yoga, and a quiet pavilion by a lotus pond.',
        picture: 'lotus',
        season: 'All year',
      },
    ],
  } satisfies Section & { ask: Action; list: FeaturedTrip[] },

  tour: {
    title: 'Our 10-day tour, from the rock to the sea',
    lead:
      'Start in Colombo and finish in Negombo. In between come a rock fortress, cave temples, ' +
      'cool hills, a safari, and three nights by the sea.',
    facts: [
      'About 1,200 steps to the top of Sigiriya, or stop partway',
      'The slow train through the tea hills to Ella',
      'An afternoon jeep safari in Yala',
    ],
    book: { label: 'Book This Tour', to: 'tours' },
    video: {
      id: 'pmIuyIpm5ZQ',
      title: 'Sri Lanka, filmed by Sri Lanka Tourism',
      playLabel: 'Play the video: Sri Lanka, filmed by Sri Lanka Tourism',
      privacyNote:
        'Pressing play loads YouTube’s player. From then on, YouTube’s own rules and cookies ' +
        'apply.',
      externalLinkLabel: 'Watch it on YouTube instead',
      picture: 'ella',
    },
  } satisfies Section & {
    facts: string[];
    book: Action;
    video: {
      id: string;
      title: string;
      playLabel: string;
      privacyNote: string;
      externalLinkLabel: string;
      picture: PictureName;
    };
  },

  steps: {
    title: 'How It Works',
    lead: 'Nothing is booked or charged on this site. You write to us, and we send you a quote.',
    list: [
      {
        title: 'Pick Your Trip',
        description:
          'Start with one of our four trips or the 10-day tour, or tell us about the one in ' +
          'your head.',
      },
      {
        title: 'Plan Together',
        description:
          'We talk over dates, pace, rooms, and budget, then send a plan for each day and a quote. ' +
          'Change it until it feels right.',
      },
      {
        title: 'Enjoy the Journey',
        description:
          'Your guide leads the way and tells the story behind each place. You get the window ' +
          'seat.',
      },
    ],
  } satisfies Section & { list: { title: string; description: string }[] },

  testimonials: {
    title: 'Home again: what travelers say',
    carousel: {
      label: 'Testimonials',
      role: 'carousel',
      slideRole: 'slide',
      slide: (number: number, count: number) => `${number} of ${count}`,
      previous: 'Previous testimonial',
      next: 'Next testimonial',
      pause: 'Stop automatic advance',
      play: 'Start automatic advance',
    },
    lead: 'A climb, a lake full of elephants, a wave, and a train.',
    list: [
      {
        sample: true,
        name: 'Carol Whitfield',
        trip: 'Cultural Heritage & Ancient Sites',
        feedback:
          'I am 71, and I climbed Sigiriya, or most of it. At the lion’s paws my knees ' +
          'gave out. Nimal, our guide, sat down with me, and we ate a mango while the others went ' +
          'on up.',
        avatar: 'a1',
      },
      {
        sample: true,
        name: 'Marcus Bell',
        trip: 'Wildlife & Nature Safari',
        feedback:
          'We counted 140 elephants at Minneriya before we gave up counting. Our driver kept well ' +
          'back and cut the engine, and we could hear them pull up the grass.',
        avatar: 'a2',
      },
      {
        sample: true,
        name: 'Jenna Kowalski',
        trip: 'Coastal Adventure',
        feedback:
          'Four days of surf lessons in Weligama, at 38. I swallowed a lot of sea and stood up ' +
          'twice, both times on the last day. Egg hoppers for breakfast after, so no complaints.',
        avatar: 'a3',
      },
      {
        sample: true,
        name: 'Priya Raman',
        trip: '10-Day Ceylon Tour',
        feedback:
          'Our kids are nine and twelve, and nobody asked for a screen on the train to Ella. They ' +
          'sat at the window for three hours and waved at everyone we passed.',
        avatar: 'a4',
      },
    ],
  } satisfies Section & { carousel: object; list: Testimonial[] },

  about: {
    title: 'About us: at home in Spring, Texas',
    paragraphs: [
      'Serendib Journeys is a small company, registered in Texas and at home in Spring. We sell ' +
        'guided tours of Sri Lanka and nothing else, mostly to travelers from the United States.',
      'Serendib is what Arab sailors called the island, and it is where English found the word ' +
        'serendipity: good luck you weren’t looking for. We like to leave a free afternoon or two ' +
        'for it.',
      'Tell us early about a wheelchair, a hearing aid, a bad knee, or a picky eater. We’ll say ' +
        'plainly what will work on the island and what won’t.',
    ],
    picture: 'nuwaraeliya',
    caption: 'Tea country near Nuwara Eliya, after the rain',
  } satisfies Section & { paragraphs: string[]; picture: PictureName; caption: string },

  callToAction: {
    title: 'Questions? Chat, text, or write to us',
    lead:
      'When to go, how many stairs there are, what a trip would cost, whether the curry is too ' +
      'hot: ask us.',
    chat: {
      label: 'Start a live chat',
      fallbackNote: 'Live chat isn’t available right now, so this button opens the contact form.',
    },
    text: { label: 'Text us at' },
    contact: { label: 'Open the contact form', to: 'contact' },
    picture: 'trainwindow',
  } satisfies Section & {
    chat: { label: string; fallbackNote: string };
    text: { label: string };
    contact: Action;
    picture: PictureName;
  },
};
