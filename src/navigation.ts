/** The five tabs, in order. */
export const tabs = [
  { id: 'home', label: 'Home' },
  { id: 'tours', label: 'Ceylon Tour' },
  { id: 'guide', label: 'Travel Guide' },
  { id: 'gallery', label: 'Gallery & Reviews' },
  { id: 'contact', label: 'Contact' },
] as const;

export type TabId = (typeof tabs)[number]['id'];

declare global {
  interface WindowEventMap {
    navigate: CustomEvent<TabId>;
  }
}

/** Switches to another tab. Dispatches 'navigate' on window, for which App is the only listener. */
export function navigate(tab: TabId): void {
  window.dispatchEvent(new CustomEvent('navigate', { detail: tab }));
}

/** Narrows any value to a tab id. Unknown values become 'home'. Never throws. */
export function toTabId(value: unknown): TabId {
  return tabs.find((tab) => tab.id === value)?.id ?? 'home';
}
