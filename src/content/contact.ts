import type { ContactFormStrings, Feature, FormField, Rating, TitledText, ToastTexts } from '../types';
import { company } from './company.ts';
import { numberWord } from './numberWord.ts';
import type { ScreenHero, Titled } from './types';

/**
 * The fields of the form, in their order. Keep the names of the parameters: the EmailJS template has them, and a
 * button about a trip starts the field whose parameter is "message". A field that is added here is also sent and named below. The messages
 * about missing or wrong values are the browser's, in its language.
 */
const fields = [
  {
    parameter: 'from_name',
    name: 'name',
    label: 'Your name',
    noun: 'name',
    required: true,
    type: 'text',
    autoComplete: 'name',
  },
  {
    parameter: 'from_email',
    name: 'email',
    label: 'Email',
    noun: 'email',
    required: true,
    type: 'email',
    autoComplete: 'email',
  },
  {
    parameter: 'phone_number',
    name: 'phone',
    label: 'Phone',
    noun: 'phone number',
    required: false,
    type: 'tel',
    autoComplete: 'tel',
  },
  {
    parameter: 'message',
    name: 'message',
    label: 'Your message',
    noun: 'message',
    required: true,
    type: 'textarea',
    rows: 4,
    example:
      'Not sure what to write? Try: “Two of us, both 62, ten days in February. My husband uses a wheelchair. Which days would work?” A budget helps, if you have one.',
  },
] as const satisfies FormField[];

/** For example "name, email, and message". */
const nouns = fields.map(({ noun }) => noun);
const sent = `${nouns.slice(0, -1).join(', ')}, and ${nouns.at(-1)}`;

/** What a card says once the contact details are real. */
const cardNote = (note: string) => (company.sample ? 'An example, for now.' : note);

/** Within how many hours the company answers. */
const replyHours = 2;

export const contact = {
  hero: {
    title: 'Tell us where you’d like to go',
    lead: 'Say when you can go and who is coming, and tell us what worries you.',
    picture: 'lotus',
  },

  online: {
    title: 'Online Now',
    text: 'Send us your question.',
  },

  form: {
    label: 'Send us a message',
    fields,
    next: [
      `You’ll hear back by email within ${numberWord(replyHours)} hours.`,
      'Then we ask a few things, and send a plan and a price.',
      'This books nothing and costs nothing.',
    ],
    /** In place of the form, before the phone number and the email address. */
    withoutScript:
      'The form needs JavaScript, which is off or did not load. Call, text, or email us instead. Say when you can go, who is coming, and what worries you.',
    /** `about` is that of the button, in home.ts or tours.ts. */
    inquiry: (about: string) => `I am asking about ${about}.`,
    inquiryNote: 'We wrote the first line for you. Change it, or delete it.',
    required: 'required',
    optional: 'optional',
    send: 'Send Message',
    sending: 'Sending...',
    success: {
      title: 'Message Sent Successfully! 🎉',
      description: `We'll get back to you within ${replyHours} hours!`,
      /** Stays below the button after the toast has closed, so it does not repeat the toast. */
      status:
        `Your message is on its way. Look for our answer in your email, and in the spam folder. Nothing after ${numberWord(replyHours)} hours? Call or text us.`,
      /** Instead, if the visitor has changed the fields after sending them. */
      edited:
        'Your message is on its way, as it was when you sent it. What you have changed since is still in the form.',
    },
    failure: {
      title: 'Oops! Something went wrong',
      description: 'Please try again or call us directly.',
      status:
        'Your message was not sent, but your words are still in the form. To be sure that they reach us, call, text, or email:',
    },
    /** Below the button, together with the toast for a failure. */
    unknown: {
      status:
        'We can’t tell whether your message arrived. Your words are still in the form. Sending them twice does no harm. You can also call, text, or email us:',
    },
  },

  cards: {
    phone: { title: 'Call us', note: cardNote('Call or text, day or night.') },
    email: { title: 'Email us', note: cardNote('Good for long questions.') },
    office: { title: 'Visit us', note: cardNote('Please call ahead.') },
    newTab: 'map, opens in a new tab',
  },

  before: {
    title: 'In your quote, in writing',
    list: [
      'Price for each traveler, shared or single room',
      'Car and guide: yours or shared',
      'Hotels, by name',
      'Meals, tickets, jeep, and train: included or extra',
      'Deposit, balance, cost to cancel, and what happens if weather or war stops the trip',
      'Who runs your trip, under which license',
      'A local number to call or message at any hour',
    ],
  },

  why: {
    title: 'Why Book With Us?',
    list: [
      {
        title: `${replyHours}-Hour Response`,
        description: 'Write at breakfast, and plan over lunch.',
        icon: 'clock',
      },
      {
        title: 'Flexible Booking',
        description: 'Move a day or swap a stop while we plan. Your quote says what you can change later.',
        icon: 'refresh',
      },
      {
        title: 'Best Price Guarantee',
        description: 'Found the same trip for less? Send us that quote before you book: we’ll match it, or say in writing why we can’t.',
        icon: 'tag',
      },
      {
        title: '24/7 Support',
        description: 'Call or text at any hour, from home or from the road.',
        icon: 'chat',
      },
    ],
  },

  trust: {
    title: 'Trusted by 1000+ Travelers',
    rating: 5,
  },

  privacy: {
    title: 'Your privacy',
    paragraphs: [
      `When you send the form, your ${sent} go to EmailJS, our email service, which passes them to us. We use them to answer you. This site itself keeps no copy and sets no cookies. EmailJS may keep a history.`,
      'Live chat and the video belong to other companies, with rules and cookies of their own. Live chat, where offered, loads by itself; the video, when you press play.',
    ],
  },

  accessibility: {
    title: 'Accessibility statement',
    paragraphs: [
      'Everyone should be able to plan a trip here. We follow the Web Content Accessibility Guidelines (WCAG) 2.2. Apart from the limits below, our own checks in November 2026 found level AA met. Nobody outside has audited the site.',
      'If something gets in your way, call, text, or email us. You can plan the whole trip that way.',
    ],
    limits: [
      'The chat window is made by another company, so we can’t fix every part of it.',
      'The video player is YouTube’s. We can’t change its controls or captions.',
      'If you add space between letters, some names on the route map touch its numbers or are cut off. Each name is also in its day’s text.',
    ],
  },
} satisfies {
  hero: ScreenHero;
  online: TitledText;
  form: ContactFormStrings & {
    success: ToastTexts;
    failure: ToastTexts;
    withoutScript: string;
  };
  cards: Record<'phone' | 'email' | 'office', { title: string; note: string }> & { newTab: string };
  before: Titled & { list: string[] };
  why: Titled & { list: Feature[] };
  trust: { title: string; rating: Rating };
  privacy: Titled & { paragraphs: string[] };
  accessibility: Titled & { paragraphs: string[]; limits: string[] };
};
