import type { TabId } from '../../navigation';

/**
 * Switches to another tab. Dispatches 'navigate' on window, to which useScreen listens, and until the app has
 * started, src/boot/queue.js.
 *
 * @param about starts the message in the contact form, which listens to 'inquire'
 */
export function navigate(tab: TabId, about?: string): void {
  if (about) window.dispatchEvent(new CustomEvent('inquire', { detail: about }));
  window.dispatchEvent(new CustomEvent('navigate', { detail: tab }));
}
