import type { Action, TitledText } from '../types';

/** The page for an address that does not exist, 404.html. The app does not contain these words. */
export const notFound = {
  title: 'Page not found',
  text: 'There is no page at this address. You can start at the home page, or call or write to us.',
  links: [
    { label: 'Go to the home page', to: 'home' },
    { label: 'Write to us', to: 'contact' },
  ],
} satisfies TitledText & { links: [Action, ...Action[]] };
