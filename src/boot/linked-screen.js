/*
 * Until the app starts, shows one screen: Home, or the one that a link leads to. Hides the others as
 * they arrive. The build does not, so that a page whose scripts do not run shows all of them.
 */
{
  // Chrome before 105 and Firefox before 121 run the app, but lack :has() or other features that its styles need.
  // The boot scripts are one element, so none of them runs, and such a browser shows the page without scripts.
  if (!CSS.supports('selector(:has(a))')) throw new Error('The styles need :has().');

  const root = document.documentElement;
  // The build replaces these names.
  const screenOf = LINK_TARGETS;
  const titles = SCREEN_TITLES;
  const firstPictures = FIRST_PICTURES;

  /**
   * The id that the address names, if the page has it. Mailers, messengers, and trackers change the case
   * of a fragment or add to it: "#Contact", "#contact?utm_source=x".
   */
  const findTargetId = () => {
    let fragment = location.hash.slice(1);
    try {
      fragment = decodeURIComponent(fragment);
    } catch {
      // Not encoded, such as "#50%".
    }
    const [id] = /[a-z][a-z0-9_-]*/.exec(fragment.toLowerCase()) ?? [];
    return id && Object.hasOwn(screenOf, id) ? id : undefined;
  };

  const targetId = findTargetId();
  /** @type {DOMStringMap['linked']} */
  let shown = targetId ? screenOf[targetId] : 'home';

  const hideOtherScreens = () => {
    for (const screen of document.querySelectorAll('[data-screen]')) {
      if (screen.id === shown) screen.removeAttribute('hidden');
      else if (screen.getAttribute('hidden') !== 'until-found')
        screen.setAttribute('hidden', 'until-found');
    }
    for (const tab of document.querySelectorAll('[role=tab]'))
      tab.setAttribute('aria-selected', String(tab.id === `tab-${shown}`));
  };

  /** @param {NonNullable<typeof shown>} screen */
  const show = (screen) => {
    shown = screen;
    root.dataset.linked = screen;
    document.title = titles[screen];
    hideOtherScreens();
  };

  /**
   * The browser opens a hidden screen for a match of find-in-page or of a text fragment, but does not
   * close it for the next match. Other boot scripts send the same event to a screen that they show.
   *
   * @param {Event} event
   */
  const showMatch = ({ target }) => {
    const screen = target instanceof Element && target.closest('[data-screen]');
    const id = screen ? screenOf[screen.id] : undefined;
    if (id) show(id);
  };

  const observer = new MutationObserver(hideOtherScreens);

  const finish = () => {
    observer.disconnect();
    hideOtherScreens();
    const target = targetId && document.getElementById(targetId);
    if (!target) return;
    // The browser itself scrolls only to an id that is written exactly so.
    if (location.hash !== `#${targetId}`) target.scrollIntoView();
    // By the next frame, the browser has scrolled.
    requestAnimationFrame(() => setTimeout(keepInView, 0, target));
  };

  /**
   * The fonts may change the height of the text above, and Safari does not keep the scroll position. A visitor who
   * has scrolled before they arrive stays there.
   *
   * @param {Element} target
   */
  const keepInView = async (target) => {
    const { scrollY: top } = window;
    await document.fonts.ready;
    if (scrollY === top && Math.abs(target.getBoundingClientRect().top) < 120)
      target.scrollIntoView();
  };

  // All pictures are lazy, so that a link to one screen does not load those of another. The browser would
  // find this one only when it lays the screen out.
  const preloadFirstPicture = () => {
    for (const picture of (shown && firstPictures[shown]) ?? []) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high', ...picture });
      document.head.append(link);
    }
  };

  if (shown && shown !== 'home') show(shown);
  preloadFirstPicture();
  observer.observe(root, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', finish);
  document.addEventListener('beforematch', showMatch);
  root.addEventListener('appready', () => {
    document.removeEventListener('beforematch', showMatch);
    // The app goes on from the screen.
    const { linked } = root.dataset;
    delete root.dataset.linked;
    if (linked)
      document.getElementById(linked)?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  });
}
