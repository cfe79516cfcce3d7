/** The screens, in the order of their tabs. The id of a screen is also its address, such as #contact. */
export const tabIds = ['home', 'tours', 'guide', 'gallery', 'contact'] as const;

export type TabId = (typeof tabIds)[number];

/** Narrows any value to a tab id. Unknown values become 'home'. Never throws. */
export function toTabId(value: unknown): TabId {
  return tabIds.find((id) => id === value) ?? 'home';
}
