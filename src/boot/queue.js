/*
 * Until the app starts, remembers the last press on a button of the app or on a link to a screen, or the last
 * 'navigate' event, and prevents what the browser would do. The app then carries it out. The screen of a press
 * is shown at once, because the app may take long to load.
 */
{
  const root = document.documentElement;
  /** @type {Element | undefined} */
  let pressed;
  /** @type {{ detail: unknown } | undefined} */
  let navigation;
  /** Whether the visitor has used the screen of the press since. */
  let hasMovedOn = false;

  /** @param {MouseEvent} event */
  const queuePress = (event) => {
    const control =
      event.target instanceof Element && event.target.closest('#root :is(button, [data-navigate])');
    if (!control) return;
    // With a modifier key, the browser opens a link in a new tab or window, or saves it.
    const isLink = control instanceof HTMLAnchorElement;
    if (isLink && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    // React handles clicks a little before the app is ready, and would handle this one twice.
    event.stopPropagation();
    pressed = control;
    navigation = undefined;
    showScreen(control);
    hasMovedOn = false;
  };

  /** @param {Element} control */
  const showScreen = (control) => {
    const screen = document.getElementById(control.getAttribute('data-navigate') ?? '');
    if (!screen) return;
    screen.dispatchEvent(new Event('beforematch', { bubbles: true }));
    scrollTo({ top: 0, behavior: 'instant' });
    const section =
      control instanceof HTMLAnchorElement && document.getElementById(control.hash.slice(1));
    if (section && section !== screen) section.scrollIntoView({ behavior: 'instant' });
  };

  const noteUse = () => {
    hasMovedOn = true;
  };

  /** @param {CustomEvent<unknown>} event */
  const queueNavigation = ({ detail }) => {
    navigation = { detail };
    pressed = undefined;
  };

  const uses = ['keydown', 'pointerdown', 'touchmove', 'wheel'];

  const stop = () => {
    document.removeEventListener('click', queuePress, true);
    removeEventListener('navigate', queueNavigation);
    for (const use of uses) removeEventListener(use, noteUse);
    root.removeEventListener('appready', replay);
  };

  /** @param {HTMLElementEventMap['appready']} event */
  const replay = ({ detail: find }) => {
    stop();
    const about = pressed?.getAttribute('data-about');
    // The app would scroll to the top again, and move focus.
    if (hasMovedOn && pressed?.hasAttribute('data-navigate')) {
      if (about) dispatchEvent(new CustomEvent('inquire', { detail: about }));
    } else if (pressed) find(pressed)?.click();
    if (navigation) dispatchEvent(new CustomEvent('navigate', navigation));
  };

  document.addEventListener('click', queuePress, true);
  addEventListener('navigate', queueNavigation);
  for (const use of uses) addEventListener(use, noteUse, { passive: true });
  root.addEventListener('appready', replay);
  root.addEventListener('appfailed', stop);
}
