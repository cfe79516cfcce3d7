import type { PictureName, Point, Section } from './schema';

export const contact = {
  hero: {
    title: 'Tell us where you’d like to go',
    lead:
      'Say when you can go and who is coming, and name anything that worries you. We answer within ' +
      'two hours.',
    picture: 'lotus',
  } satisfies Section & { picture: PictureName },

  form: {
    label: 'Send us a message',
    name: 'Your name',
    email: 'Email',
    phone: 'Phone',
    message: 'Your message',
    example:
      'Not sure what to write? Try: “Two of us, both 62, ten days in February. My husband uses a ' +
      'wheelchair. Which days would work?” A budget helps, if you have one.',
    sendNote: 'Nothing is booked or charged.',
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
    phone: { title: 'Call us', note: 'Rather not talk? Write. The answer is as quick.' },
    email: { title: 'Email us', note: 'Good for long questions.' },
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
        description: 'You hear back within two hours.',
        icon: 'clock',
      },
      {
        title: 'Flexible Booking',
        description: 'Plans change. Ask what can still be moved before you pay.',
        icon: 'refresh',
      },
      {
        title: 'Best Price Guarantee',
        description: 'Ask for its terms together with your quote.',
        icon: 'tag',
      },
      {
        title: '24/7 Support',
        description: 'Someone answers, day or night.',
        icon: 'chat',
      },
    ],
  } satisfies { title: string; list: Point[] },

  trust: {
    title: 'Trusted by 1000+ Travelers',
    rating: 5,
  } satisfies { title: string; rating: number },

  online: {
    title: 'Online Now',
    text: 'Send us your question.',
  } satisfies { title: string; text: string },

  privacy: {
    title: 'Your privacy',
    paragraphs: [
      'When you send the form, your name, email, phone number, and message go to EmailJS, our ' +
        'email service, which passes them to us. We use them to answer you. This site itself ' +
        'keeps no copy and sets no cookies. EmailJS may keep a history.',
      'Live chat and the video belong to other companies, with rules and cookies of their own. ' +
        'When the chat is open, it loads by itself. The video loads only when you press play.',
    ],
  } satisfies { title: string; paragraphs: string[] },

  accessibility: {
    title: 'Accessibility statement',
    paragraphs: [
      'Everyone should be able to plan a trip here. We follow the Web Content Accessibility ' +
        'Guidelines (WCAG) 2.2. Apart from the two limits below, our own checks in November ' +
        '2026 found level AA met, and nearly all of level AAA. Nobody outside has audited the site.',
      'Every change to the site is checked by a tool called axe and by tests that use the keyboard ' +
        'alone. We have also listened to it with a screen reader, Orca.',
      'If something gets in your way, call or email us and tell us what you were trying to do. ' +
        'You can plan the whole trip by phone or by email instead.',
    ],
    limits: [
      'The chat window is made by another company, so we can’t fix every part of it.',
      'The video player is YouTube’s. We can’t change its controls or captions.',
    ],
  } satisfies { title: string; paragraphs: string[]; limits: string[] },
};
