import type { TabId } from '../navigation';

/** What visitors read on the tabs. Their order is in src/navigation.ts. */
export const tabLabels = {
  home: 'Home',
  tours: 'Ceylon Tour',
  guide: 'Travel Guide',
  gallery: 'Gallery & Reviews',
  contact: 'Contact',
} satisfies Record<TabId, string>;
