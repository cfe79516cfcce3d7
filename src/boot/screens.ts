import type { TabId } from '../navigation.ts';
import { announce } from './announce.ts';
import { moveFocus } from './focus.ts';

/** The screen of each id that the address or a link may name, such as `{ tours: 'tours', 'day-1': 'tours' }`. */
export type LinkTargets = Record<string, TabId>;

interface Change {
  /** The id of a section of the screen, to which the page scrolls and focus moves. By default, to the screen's top. */
  section?: string | undefined;
  /** Whether focus stays where it is: on a tab, of which screen readers say by themselves that it is selected. */
  keepsFocus?: boolean;
}

/** The owner of the screen: nothing else decides or changes which one is shown. */
export interface Screens {
  getShown: () => TabId;
  /** Calls a function after each change, until the returned one is called. */
  subscribe: (onChange: () => void) => () => void;
  /** Shows a screen. Any value that is not the id of one shows Home, and none throws. */
  show: (id: unknown, change?: Change) => void;
  /** Returns the screen that has the element with this id, also before the element has arrived. */
  screenOf: (id: string) => TabId | undefined;
}

/**
 * Shows one screen, from the first byte of the page to the last: `hidden`, the selected tab, the window's title,
 * scrolling, focus, and the announcement (WCAG 2.4.2, 2.4.3, 4.1.3). It begins with the screen that the address names,
 * and follows the window's `navigate` event, changes of the fragment, and matches of find-in-page.
 *
 * @param linkTargets what a link may name before its element has arrived
 */
export function createScreens(linkTargets: LinkTargets): Screens {
  const listeners = new Set<() => void>();

  const screenOf = (id: string) =>
    Object.hasOwn(linkTargets, id)
      ? linkTargets[id]
      : (document.getElementById(id)?.closest('[data-screen]')?.id as TabId | undefined);

  /**
   * Returns the id that the address names, if a screen has it. Mailers, messengers, and trackers change the case of
   * a fragment or add to it: "#Contact", "#contact?utm_source=x".
   */
  const addressedId = () => {
    let fragment = location.hash.slice(1);
    try {
      fragment = decodeURIComponent(fragment);
    } catch {
      // Not encoded, such as "#50%".
    }
    const [id] = /[a-z][a-z0-9_-]*/.exec(fragment.toLowerCase()) ?? [];
    return id && screenOf(id) ? id : undefined;
  };
  /** The screen that a reload would show. */
  const addressedScreen = () => screenOf(addressedId() ?? 'home') ?? 'home';

  let shown = addressedScreen();

  /** Makes the page show the screen. While the page arrives, this is called again and again. */
  const apply = () => {
    for (const screen of document.querySelectorAll<HTMLElement>('[data-screen]')) {
      if (screen.id === shown) {
        screen.removeAttribute('hidden');
        const { screen: title } = screen.dataset;
        if (title && title !== document.title) document.title = title;
      } else if (screen.getAttribute('hidden') !== 'until-found')
        screen.setAttribute('hidden', 'until-found');
    }
    for (const tab of document.querySelectorAll('[role=tab]'))
      tab.setAttribute('aria-selected', String(tab.id === `tab-${shown}`));
  };

  /** Lets the browser restore the scroll position only on the screen that a reload would show. */
  const setScrollRestoration = () => {
    history.scrollRestoration = shown === addressedScreen() ? 'auto' : 'manual';
  };

  const changeTo = (screen: TabId) => {
    // On a screen that is hidden, a modal dialog would leave the whole page inert.
    if (screen !== shown)
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('#root dialog[open]'))
        dialog.close();
    shown = screen;
    apply();
    setScrollRestoration();
    for (const listener of listeners) listener();
  };

  const show: Screens['show'] = (id, { section, keepsFocus } = {}) => {
    const screen = typeof id === 'string' && screenOf(id) === id ? id : 'home';
    const isSame = screen === shown;
    changeTo(screen);
    const part = document.getElementById(section ?? screen);
    if (!part && document.readyState === 'loading') {
      const finish = () => shown === screen && show(screen, { section, keepsFocus });
      addEventListener('DOMContentLoaded', finish, { once: true });
    }
    if (section) part?.scrollIntoView();
    else scrollTo(0, 0);
    if (!keepsFocus) moveFocus(part);
    const isHeard = keepsFocus || (section && isSame);
    announce(isHeard ? '' : (document.getElementById(`tab-${screen}`)?.textContent ?? ''));
  };

  /** The browser itself opens a hidden screen for a match, scrolls, and moves focus. */
  const followMatch = ({ target }: Event) => {
    const id = (target as Element).closest('[data-screen]')?.id;
    if (id) changeTo(id as TabId);
  };

  const followAddress = ({ oldURL }: HashChangeEvent) => {
    const id = addressedId();
    // Back from a fragment to the address without one. A fragment that names no screen changes nothing.
    if (!id && (location.hash || !new URL(oldURL).hash)) return;
    const screen = addressedScreen();
    show(screen, { section: id === screen ? undefined : id });
  };

  const observer = new MutationObserver(apply);

  const finishArrival = () => {
    observer.disconnect();
    apply();
    // In the page before it is needed, because screen readers ignore the first text of a new live region.
    announce('');
    const id = addressedId();
    const target = id && screenOf(id) === shown ? document.getElementById(id) : null;
    if (!target) return;
    // The browser itself scrolls only to an id that is written exactly so.
    if (location.hash !== `#${id}`) target.scrollIntoView();
    // By the next frame, the browser has scrolled.
    requestAnimationFrame(() => setTimeout(keepInView, 0, target));
  };

  observer.observe(document.documentElement, { childList: true, subtree: true });
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', finishArrival);
  else finishArrival();
  // Until then, the browser may restore a position, and goes by what the setting was before a reload.
  addEventListener('load', () => setTimeout(setScrollRestoration));
  addEventListener('navigate', ({ detail }) => show(detail));
  addEventListener('hashchange', followAddress);
  document.addEventListener('beforematch', followMatch);

  return {
    getShown: () => shown,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    show,
    screenOf,
  };
}

/**
 * The fonts may change the height of the text above the target of a link, and Safari does not keep the scroll position.
 * A visitor who has scrolled before they arrive stays there.
 */
async function keepInView(target: Element) {
  const { scrollY: top } = window;
  await document.fonts.ready;
  if (scrollY === top && Math.abs(target.getBoundingClientRect().top) < 120)
    target.scrollIntoView();
}
