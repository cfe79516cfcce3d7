/*
 * Until the app starts, remembers the last press on a button of the app or on a link to a screen, or the last
 * 'navigate' event, and prevents what the browser would do. The app then carries it out.
 */
{
  const root = document.documentElement;
  /** @type {Element | undefined} */
  let pressed;
  /** @type {{ detail: unknown } | undefined} */
  let navigation;

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
  };

  /** @param {CustomEvent<unknown>} event */
  const queueNavigation = ({ detail }) => {
    navigation = { detail };
    pressed = undefined;
  };

  const stop = () => {
    document.removeEventListener('click', queuePress, true);
    removeEventListener('navigate', queueNavigation);
    root.removeEventListener('appready', replay);
  };

  /** @param {HTMLElementEventMap['appready']} event */
  const replay = ({ detail: find }) => {
    stop();
    if (pressed) find(pressed)?.click();
    if (navigation) dispatchEvent(new CustomEvent('navigate', navigation));
  };

  /** The page without scripts has a link in the place of the button. */
  const followLink = () => {
    stop();
    const screen = pressed?.getAttribute('data-navigate');
    const hash = pressed instanceof HTMLAnchorElement ? pressed.hash : screen;
    if (hash) location.hash = hash;
  };

  document.addEventListener('click', queuePress, true);
  addEventListener('navigate', queueNavigation);
  root.addEventListener('appready', replay);
  root.addEventListener('appfailed', followLink);
}
