import type { Action, TitledText } from '../types';
import { tabLabels } from './tabLabels.ts';

/** The page for an address that does not exist, 404.html. The app does not contain these words. */
export const notFound = {
  title: 'Page not found',
  text: 'There is no page at this address. You can start at one of these pages, or call, text, or email us.',
  links: [
    { label: 'Go to the home page', to: 'home' },
    { label: tabLabels.tours, to: 'tours' },
    { label: tabLabels.guide, to: 'guide' },
    { label: 'Write to us', to: 'contact' },
  ],
} satisfies TitledText & { links: [Action, ...Action[]] };
