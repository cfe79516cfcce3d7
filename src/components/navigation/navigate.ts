import type { TabId } from '../../navigation';

/**
 * Switches to another tab. Dispatches 'navigate' on window, to which useScreen listens, and until the app has
 * started, src/boot/queue.js.
 */
export function navigate(tab: TabId): void {
  window.dispatchEvent(new CustomEvent('navigate', { detail: tab }));
}
