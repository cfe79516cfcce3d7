/** The five screens, in the order of the navigation bar (spec 2). */
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

/**
 * Asks the page to show another screen. Any part of the page may call it; App is the only listener.
 */
export function navigate(tab: TabId): void {
  window.dispatchEvent(new CustomEvent('navigate', { detail: tab }));
}

/** Reads a tab id from anything at all; what is not one is home (spec 2). Never throws. */
export function toTabId(value: unknown): TabId {
  return tabs.find((tab) => tab.id === value)?.id ?? 'home';
}
