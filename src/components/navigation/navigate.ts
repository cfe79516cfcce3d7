import type { TabId } from '../../navigation';

interface Options {
  /** Starts the message in the contact form, which listens to 'inquire'. */
  about?: string;
  /** The id of a section on that screen, whose heading receives focus. */
  section?: string;
}

/**
 * Switches to another tab. Dispatches 'navigate' on window, to which useScreen listens, and until the app has
 * started, src/boot/queue.js.
 */
export function navigate(tab: TabId, { about, section }: Options = {}): void {
  if (about) window.dispatchEvent(new CustomEvent('inquire', { detail: about }));
  const event = new CustomEvent('navigate', { detail: tab });
  window.dispatchEvent(Object.assign(event, { section }));
}
