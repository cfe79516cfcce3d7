import { hasModifierKey } from '../components/utils/hasModifierKey.ts';
import type { Screens } from './screens.ts';

/**
 * Makes the links that load the page again show the same screen, at the cost of a fragment in the address. The browser
 * asks before that would lose text in a form that has not loaded. A form that has loaded asks on its own.
 */
export function handleReload({ getShown }: Screens): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('a[data-reload]')) return;
    if (hasModifierKey(event)) return;
    event.preventDefault();
    addEventListener('beforeunload', warnBeforeLosingText);
    // Unlike `location.replace`, this fires no `hashchange` event, which would move a visitor who stays.
    if (getShown() !== 'home' || location.hash) history.replaceState(null, '', `#${getShown()}`);
    location.reload();
  });
}

/** Makes the browser ask once before it leaves the page, if a form that has not loaded has text. */
function warnBeforeLosingText(event: BeforeUnloadEvent): void {
  // Not `{ once: true }`, which removes the listener before the event: Chromium then does not ask.
  setTimeout(() => removeEventListener('beforeunload', warnBeforeLosingText));
  const forms = document.querySelectorAll<HTMLFormElement>(
    '[data-part]:not([data-load-state=ready]) form',
  );
  const values = [...forms].flatMap((form) => [...new FormData(form).values()]);
  if (values.some(Boolean)) event.preventDefault();
}
