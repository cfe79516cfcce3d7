/** The five tabs, in order. */
export const tabs = [
  { id: 'home', label: 'Home' },
  { id: 'tours', label: 'Ceylon Tour' },
  { id: 'guide', label: 'Travel Guide' },
  { id: 'gallery', label: 'Gallery & Reviews' },
  { id: 'contact', label: 'Contact' },
] as const;

export type TabId = (typeof tabs)[number]['id'];

/** Narrows any value to a tab id. Unknown values become 'home'. Never throws. */
export function toTabId(value: unknown): TabId {
  return tabs.find((tab) => tab.id === value)?.id ?? 'home';
}
