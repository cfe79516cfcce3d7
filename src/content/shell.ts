import type { TabId } from '../navigation';
import type { FooterStrings, TitledText } from '../types';
import { company } from './company.ts';
import { capitalNumberWord, numberWord } from './numberWord.ts';
import { tabLabels } from './tabLabels.ts';
import { tourLength } from './tours.ts';

/** Titles, description, header, footer, and the messages that can appear on every screen. */
export const shell = {
  /** The window's title on each screen. */
  titles: {
    home: `${company.name}: guided tours of Sri Lanka`,
    tours: `${tabLabels.tours}: ${numberWord(tourLength.days)} days around Sri Lanka | ${company.name}`,
    guide: `${tabLabels.guide} for Sri Lanka | ${company.name}`,
    gallery: `${tabLabels.gallery} | ${company.name}`,
    contact: `${tabLabels.contact} | ${company.name}`,
  },
  description: `${capitalNumberWord(tourLength.days)} days around Sri Lanka with a local guide: Sigiriya’s rock, the tea hills, the leopards of Yala, and the south coast. Planned with you from ${company.address.state}.`,
  /** The alt text of the picture that is shown with a shared link to the site. */
  socialCard: `A blue train crosses the Nine Arch Bridge above terraces of tea, beside the name ${company.name}.`,
  skipLink: 'Skip to main content',
  brandLink: `${company.name}, home page`,
  navigation: 'Main',
  tabs: 'Site sections',
  chat: 'Live chat',
  chatLink: 'Chat with us',
  /** Shown beside `chatLink`, on the page without scripts. */
  chatNote: 'The chat needs JavaScript, too. Calls, texts, and email do not.',
  menu: 'Menu',
  /** The accessible name of a rating's stars. */
  stars: (rating: number) => `${rating} out of 5 stars`,
  footer: {
    /** Below the contact details, while they are invented. */
    note: company.sample ? 'These are examples.' : undefined,
    quickLinks: 'Quick links',
    links: [
      { label: tabLabels.home, to: 'home' },
      { label: 'Tours', to: 'tours' },
      { label: tabLabels.guide, to: 'guide' },
      { label: tabLabels.contact, to: 'contact' },
    ],
    newsletter: {
      title: 'Newsletter',
      note: 'No newsletter yet. Nothing typed here is sent.',
      action: { label: 'Write to us instead', to: 'contact' },
      label: 'Your email address',
      button: 'Subscribe',
    },
    accessibility: 'Accessibility statement',
    rights: 'All rights reserved.',
  },
  toasts: {
    region: 'Messages',
    /** What screen readers say before a toast's text. */
    label: 'Notice',
    close: 'Close message',
  },
  /** Shown if the app's file fails to load twice. */
  startError: {
    label: 'Parts of this page did not load',
    text: 'You can read everything here, but the form and the other controls did not load.',
    trying: 'Trying again…',
    action: 'Try again',
  },
  screenError: {
    title: 'This part of the page did not load',
    text: 'The rest of the site still works. You can also call, text, or email us:',
  },
  pageError: {
    title: 'Something broke on this page',
    text: 'Loading it again usually helps. You can also call, text, or email us:',
  },
} satisfies Record<
  | 'description'
  | 'socialCard'
  | 'skipLink'
  | 'brandLink'
  | 'navigation'
  | 'tabs'
  | 'chat'
  | 'chatLink'
  | 'chatNote'
  | 'menu',
  string
> & {
  titles: Record<TabId, string>;
  stars: (rating: number) => string;
  footer: FooterStrings;
  toasts: Record<'region' | 'label' | 'close', string>;
  startError: Record<'label' | 'text' | 'trying' | 'action', string>;
  screenError: TitledText;
  pageError: TitledText;
};
