import type { PictureName, Point, Section } from './schema';

export const contact = {
  hero: {
    title: 'Tell us where you’d like to go',
    lead:
      'A few lines will do: when, how long, and who is coming, with the children’s ages. Ask for ' +
      'fewer stairs, a special diet, or a slower pace. We answer within two hours, and then send ' +
      'a quote. Nothing is booked or charged here.',
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
      /** Stands by the form, without a time limit, when the toast has gone; not a copy of it. */
      status:
        'Your message is on its way. Our answer goes to the email address you gave, so look in ' +
        'your spam folder too.',
    },
    failure: {
      title: 'Oops! Something went wrong',
      description: 'Please try again or call us directly.',
      status:
        'Your message was not sent, but your words are still in the form. Send them again, or ' +
        'reach us here:',
    },
  },

  cards: {
    phone: { title: 'Call us', note: 'The quickest way to ask us something.' },
    email: { title: 'Email us', note: 'Good for long questions and family wish lists.' },
    office: { title: 'Visit us', note: 'Please call ahead.' },
    newTab: 'map, opens in a new tab',
  } satisfies Record<'phone' | 'email' | 'office', { title: string; note: string }> & {
    newTab: string;
  },

  why: {
    title: 'Why Book With Us?',
    list: [
      {
        title: '2-Hour Response',
        description: 'Write to us, and you’ll hear back within two hours.',
        icon: 'clock',
      },
      {
        title: 'Flexible Booking',
        description: 'Plans change. Tell us, and we’ll help you move dates or redraw the route.',
        icon: 'refresh',
      },
      {
        title: 'Best Price Guarantee',
        description: 'Ask us what it covers when you get your quote.',
        icon: 'tag',
      },
      {
        title: '24/7 Support',
        description: 'On the road, one number reaches us at any hour.',
        icon: 'chat',
      },
    ],
  } satisfies { title: string; list: Point[] },

  trust: {
    title: 'Trusted by 1000+ Travelers',
    rating: 5,
    text: 'Come alone, on your honeymoon, or with the whole family.',
  } satisfies { title: string; rating: number; text: string },

  online: {
    title: 'Online Now',
    text: 'Send us your question.',
  } satisfies { title: string; text: string },

  privacy: {
    title: 'Your privacy',
    paragraphs: [
      'When you send the form, your name, email, phone number, and message go to EmailJS, our ' +
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
        'Guidelines (WCAG) 2.2. Apart from the two limits below, our own checks in November ' +
        '2026 found level AA met, and nearly all of level AAA. Nobody outside has audited the site.',
      'Every change to the site is checked by a tool called axe, by tests that use the keyboard ' +
        'alone on each screen, and by a simulated screen reader. We also listened to it with a ' +
        'real one, Orca.',
      'If something gets in your way, call or email us and tell us what you were trying to do. ' +
        'We’ll help you plan your trip another way.',
    ],
    limits: [
      'The chat window is made by another company, so we can’t fix every part of it.',
      'The video player is YouTube’s. Its controls and captions are in YouTube’s hands.',
    ],
  } satisfies { title: string; paragraphs: string[]; limits: string[] },
};
