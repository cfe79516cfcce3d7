/*
 * Shows the page without scripts if the app fails to load or is late, with a button that tries again. It loads
 * the app, or if that fails, the page, because after a release, the page names files that are gone. If the app
 * loads after all, it goes on from the screen in view.
 */
{
  const root = document.documentElement;
  /** @type {NodeListOf<HTMLElement>} */
  let screens;
  /** @type {NodeListOf<HTMLInputElement | HTMLTextAreaElement>} */
  let fields;
  /** @type {typeof fields[number][]} */
  let filledFields;

  /** @param {HTMLElementEventMap['appfailed']} event */
  const showPage = ({ detail: loadApp }) => {
    screens = document.querySelectorAll('[data-screen]');
    fields = document.querySelectorAll('form :is(input, textarea)');
    filledFields = Array.from(fields).filter(({ value }) => value);
    const shown = Array.from(screens).find(({ hidden }) => !hidden);
    const { scrollY: top } = window;
    delete root.dataset.app;
    delete root.dataset.linked;
    for (const screen of screens) screen.removeAttribute('hidden');
    setLocked(true);
    scrollTo({ top: top + heightAbove(shown), behavior: 'instant' });
    offerRetry(loadApp);
  };

  /**
   * Shows only the screen in view, at the same place.
   *
   * @param {HTMLElement | undefined} screen
   */
  const hidePage = (screen) => {
    const top = scrollY - heightAbove(screen);
    root.dataset.app = 'loading';
    screen?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    setLocked(false);
    scrollTo({ top, behavior: 'instant' });
  };

  /** How tall the screens above this one are. @param {HTMLElement | undefined} screen */
  const heightAbove = (screen) => (screen?.offsetTop ?? 0) - (screens[0]?.offsetTop ?? 0);

  const findScreenInView = () =>
    Array.from(screens).findLast((screen) => screen.getBoundingClientRect().top < innerHeight / 2);

  /**
   * Makes all fields read-only, and still shows a form with text, so that it can be copied; or undoes both.
   *
   * @param {boolean} isLocked
   */
  const setLocked = (isLocked) => {
    for (const field of fields) field.readOnly = isLocked;
    for (const { form } of filledFields) form?.toggleAttribute('data-needs-script', !isLocked);
  };

  /** @param {() => Promise<unknown>} loadApp */
  const offerRetry = (loadApp) => {
    /** @type {HTMLElement | null} */
    const bar = document.querySelector('[data-retry]');
    const button = bar?.querySelector('button');
    const [question, progress] = bar?.querySelectorAll('p') ?? [];
    if (!bar || !button || !question || !progress) return;

    /** @param {boolean} isTrying */
    const setTrying = (isTrying) => {
      question.hidden = isTrying;
      progress.hidden = !isTrying;
    };

    /**
     * Makes the browser ask before it replaces text, which only Firefox restores.
     *
     * @param {Event} event
     */
    const askFirst = (event) => {
      event.preventDefault();
      setTrying(false);
    };

    /** Loads the page again, unless that would replace it by the browser's error page. */
    const reload = async () => {
      const { ok } = await fetch(location.href, { cache: 'no-cache' });
      if (!ok) throw new Error('The page cannot be loaded, either.');
      if (filledFields.length > 0) addEventListener('beforeunload', askFirst);
      // To the same screen: the others are hidden then, and the scroll position means nothing.
      history.scrollRestoration = 'manual';
      location.replace(`#${findScreenInView()?.id ?? ''}`);
      location.reload();
    };

    bar.hidden = false;
    button.onclick = async () => {
      if (question.hidden) return;
      setTrying(true);
      await loadApp()
        .catch(reload)
        .catch((error) => {
          console.error(error);
          setTrying(false);
        });
    };
    root.addEventListener('apploaded', () => {
      const screen = findScreenInView();
      const hasFocus = bar.contains(document.activeElement);
      bar.hidden = true;
      removeEventListener('beforeunload', askFirst);
      hidePage(screen);
      // To the heading of the screen, because the button is gone.
      const moveFocus = () => dispatchEvent(new CustomEvent('navigate', { detail: screen?.id }));
      if (hasFocus) root.addEventListener('appready', moveFocus);
    });
  };

  root.addEventListener('appfailed', showPage);
}
