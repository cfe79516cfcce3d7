import { tabLabels } from './content/tabLabels.ts';

/** The tabs, in order. The id of a screen is also its address, such as #contact. */
export const tabs = [
  { id: 'home', label: tabLabels.home },
  { id: 'tours', label: tabLabels.tours },
  { id: 'guide', label: tabLabels.guide },
  { id: 'gallery', label: tabLabels.gallery },
  { id: 'contact', label: tabLabels.contact },
] as const;

export type TabId = (typeof tabs)[number]['id'];

/** Narrows any value to a tab id. Unknown values become 'home'. Never throws. */
export function toTabId(value: unknown): TabId {
  return tabs.find((tab) => tab.id === value)?.id ?? 'home';
}
