import type { TabId } from '../../navigation';

/** Switches to another tab. Dispatches 'navigate' on window, for which useScreen is the only listener. */
export function navigate(tab: TabId): void {
  window.dispatchEvent(new CustomEvent('navigate', { detail: tab }));
}
