import type { Action, FeaturedTrip, PictureName, Point, Section, Testimonial } from './schema';

export const home = {
  hero: {
    title: 'See Sri Lanka at the pace of a slow train',
    lead:
      'Guided journeys for small groups and families, from the rock fortress at Sigiriya to tea ' +
      'country and the warm south coast. We were born on the island. We’ll show you around.',
    explore: { label: 'Explore Trips', to: 'tours' },
    contact: { label: 'Contact Us', to: 'contact' },
    picture: 'bridge',
  } satisfies Section & { explore: Action; contact: Action; picture: PictureName },

  why: {
    title: 'Why travel with us',
    lead: 'We plan from Texas with the help of family and friends who never left the island.',
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
          'One guide and one careful driver stay with you all the way. They know the roads, the ' +
          'weather and who pours the best tea.',
        icon: 'shield',
      },
      {
        title: 'Hassle-Free Booking',
        description:
          'One conversation covers rooms, train seats, park permits and the ride from the ' +
          'airport. All you have to do is pack.',
        icon: 'check',
      },
    ],
  } satisfies Section & { points: Point[] },

  trips: {
    title: 'Four ways to meet the island',
    lead:
      'Every trip is led by one guide from start to finish, and can be reshaped around the days ' +
      'you have.',
    list: [
      {
        title: 'Coastal Adventure',
        description: 'Surf mornings, blue whales off Mirissa, and supper on the sand.',
        picture: 'mirissa',
        length: '7 days',
        season: 'December to April',
      },
      {
        title: 'Cultural Heritage & Ancient Sites',
        description: 'Sigiriya, Anuradhapura, and the Temple of the Tooth in Kandy.',
        picture: 'sigiriya',
        length: '9 days',
        season: 'All year',
      },
      {
        title: 'Wildlife & Nature Safari',
        description: 'Elephants gather at Minneriya; sloth bears roam Wilpattu.',
        picture: 'minneriya',
        length: '8 days',
        season: 'July to October',
      },
      {
        title: 'Wellness & Relaxation',
        description: 'Ayurveda, morning yoga, and a quiet pavilion by the lotus pond.',
        picture: 'lotus',
        length: '6 days',
        season: 'All year',
      },
    ],
  } satisfies Section & { list: FeaturedTrip[] },

  tour: {
    title: 'Our 10-day tour, from the rock to the sea',
    lead:
      'Start in Colombo and finish in Negombo. In between come a rock fortress, cave temples, ' +
      'cool hills, a safari and three nights by the sea.',
    facts: [
      'About 1,200 steps to the top of Sigiriya',
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
    lead: 'Three steps, and most of the work is ours.',
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
          'We talk over dates, pace and rooms, then send a plan for each day. Change it until ' +
          'it feels right.',
      },
      {
        title: 'Enjoy the Journey',
        description:
          'Your guide meets you at the airport and stays until you fly home. You get the window ' +
          'seat.',
      },
    ],
  } satisfies Section & { list: { title: string; description: string }[] },

  testimonials: {
    title: 'Home again, still talking about it',
    carousel: {
      label: 'What travelers say',
      role: 'carousel',
      slideRole: 'slide',
      slide: (number: number, count: number) => `${number} of ${count}`,
      previous: 'Previous testimonial',
      next: 'Next testimonial',
      pause: 'Stop automatic advance',
      play: 'Start automatic advance',
    },
    lead: 'A few words from people who have made the trip.',
    list: [
      {
        name: 'Carol Whitfield',
        trip: 'Cultural Heritage & Ancient Sites',
        feedback:
          'I am 71, and I climbed Sigiriya. Our guide Nimal stopped at every landing and told ' +
          'us a story, so I never once felt slow. The best story came at the top.',
        avatar: 'a1',
      },
      {
        name: 'Marcus Bell',
        trip: 'Wildlife & Nature Safari',
        feedback:
          'We counted 140 elephants at Minneriya before we gave up counting. Our driver cut the ' +
          'engine, and a calf walked past so close that we heard it breathe.',
        avatar: 'a2',
      },
      {
        name: 'Jenna Kowalski',
        trip: 'Coastal Adventure',
        feedback:
          'I learned to surf at 38, with a patient teacher in Weligama, and by day four I was ' +
          'standing up. Breakfast afterward was two egg hoppers, every day.',
        avatar: 'a3',
      },
      {
        name: 'Priya Raman',
        trip: '10-Day Ceylon Tour',
        feedback:
          'Our kids are nine and twelve, and nobody asked for a screen on the train to Ella. ' +
          'They leaned on the sill for three hours and waved at everyone. Everyone waved back.',
        avatar: 'a4',
      },
    ],
  } satisfies Section & { carousel: object; list: Testimonial[] },

  about: {
    title: 'Born in Sri Lanka, at home in Texas',
    paragraphs: [
      'We were born in Sri Lanka and made our home in Spring, Texas. Friends kept asking us ' +
        'where to go and what to eat, so we drew them maps at the kitchen table, and Serendib ' +
        'Journeys grew from those maps.',
      'Serendib is what Arab sailors called the island, and it is where English found the word ' +
        'serendipity: good luck you weren’t looking for. We leave room for it in every plan.',
      'Our guides are people we know well. They know the quiet hours at the great sights, ' +
        'and the tea stall where they’d stop on their own.',
    ],
    picture: 'nuwaraeliya',
    caption: 'Tea country near Nuwara Eliya, after the rain',
  } satisfies Section & { paragraphs: string[]; picture: PictureName; caption: string },

  callToAction: {
    title: 'Ask someone who grew up there',
    lead: 'When to go, what to pack, whether the curry is too hot: no question is too small.',
    chat: {
      label: 'Start a live chat',
      fallbackNote: 'Live chat isn’t available right now, so this button opens the contact form.',
    },
    text: { label: 'Text us at' },
    contact: { label: 'Open the contact form', to: 'contact' },
    picture: 'traindoor',
  } satisfies Section & {
    chat: { label: string; fallbackNote: string };
    text: { label: string };
    contact: Action;
    picture: PictureName;
  },
};
