/** The screens, in the order of their tabs. The id of a screen is also its address, such as #contact. */
export const tabIds = ['home', 'tours', 'guide', 'gallery', 'contact'] as const;

export type TabId = (typeof tabIds)[number];

/** The parts of the page that React renders, each in a root of its own. */
export type PartId = TabId | 'header' | 'footer';
