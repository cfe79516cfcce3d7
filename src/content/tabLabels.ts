/** What visitors read on the tabs. Their order is in src/navigation.ts, which needs one for each screen. */
export const tabLabels = {
  home: 'Home',
  tours: 'Ceylon Tour',
  guide: 'Travel Guide',
  gallery: 'Gallery & Reviews',
  contact: 'Contact',
};
