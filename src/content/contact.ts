import type { PictureName, Point, Section } from './schema';

export const contact = {
  hero: {
    title: 'Tell us where you’d like to go',
    lead: 'A few lines will do: when, how long, and who is coming. We’ll reply within two hours.',
    picture: 'lotus',
  } satisfies Section & { picture: PictureName },

  form: {
    label: 'Send us a message',
    name: 'Your name',
    email: 'Email',
    phone: 'Phone',
    message: 'Your message',
    required: 'required',
    optional: 'optional',
    send: 'Send Message',
    sending: 'Sending...',
    success: {
      title: 'Message Sent Successfully! 🎉',
      description: "We'll get back to you within 2 hours!",
    },
    failure: {
      title: 'Oops! Something went wrong',
      description: 'Please try again or call us directly.',
    },
  },

  cards: {
    phone: { title: 'Call us', note: 'Day or night, someone who knows the island picks up.' },
    email: { title: 'Email us', note: 'Good for long questions and family wish lists.' },
    office: {
      title: 'Visit us',
      note: 'Call ahead and there will be a pot of tea.',
    },
    newTab: 'map, opens in a new tab',
  } satisfies Record<'phone' | 'email' | 'office', { title: string; note: string }> & {
    newTab: string;
  },

  why: {
    title: 'Why Book With Us?',
    list: [
      {
        title: '2-Hour Response',
        description: 'Write to us and you’ll hear back within two hours, from a person.',
        icon: 'clock',
      },
      {
        title: 'Flexible Booking',
        description: 'Plans change. Tell us, and we’ll help you move dates or redraw the route.',
        icon: 'refresh',
      },
      {
        title: 'Best Price Guarantee',
        description: 'Found the same trip for less? Show us, and we’ll match it.',
        icon: 'tag',
      },
      {
        title: '24/7 Support',
        description: 'On the road, one number reaches us at any hour.',
        icon: 'chat',
      },
    ],
  } satisfies { title: string; list: Point[] },

  banner: {
    title: 'Trusted by 1000+ Travelers',
    rating: 5,
    text: 'Solo travelers, newlyweds and whole families have seen the island with us.',
  } satisfies { title: string; rating: number; text: string },

  online: {
    title: 'Online Now',
    text: 'We’re here and happy to help.',
  } satisfies { title: string; text: string },

  privacy: {
    title: 'Your privacy',
    paragraphs: [
      'When you send the form, your name, email, phone number and message go to EmailJS, our ' +
        'email service, which passes them to us. We use them to answer you. This site keeps no ' +
        'copy and sets no cookies.',
      'Live chat and the video belong to other companies, with rules and cookies of their own. ' +
        'While we have the chat switched on, it loads by itself. The video loads only when you ' +
        'press play.',
    ],
  } satisfies { title: string; paragraphs: string[] },

  accessibility: {
    title: 'Accessibility statement',
    paragraphs: [
      'Everyone should be able to plan a trip here. We follow the Web Content Accessibility ' +
        'Guidelines (WCAG) 2.2. Apart from the two limits below, we meet level AA in full and ' +
        'nearly all of level AAA.',
      'Every change to the site is checked by a tool called axe, by tests that use the keyboard ' +
        'alone on each screen, and by a simulated screen reader. In November 2026 we also listened ' +
        'to it with a real one, Orca.',
      'If something gets in your way, call or email us and tell us what you were trying to do. ' +
        'You’ll hear back within two hours, as everyone does.',
    ],
    limits: [
      'The chat window is made by another company, so we can’t fix every part of it.',
      'The video player is YouTube’s. Its controls and captions are in YouTube’s hands.',
    ],
  } satisfies { title: string; paragraphs: string[]; limits: string[] },
};
