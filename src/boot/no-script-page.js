/*
 * Shows the page without scripts if the app cannot start, with a button that tries again. It loads the app, or
 * if that fails, the page: Firefox never requests a module again that has failed to load, and after a release,
 * the page names files that are gone.
 */
{
  const root = document.documentElement;
  /** @type {NodeListOf<HTMLInputElement | HTMLTextAreaElement>} */
  let fields;
  /** @type {typeof fields[number][]} */
  let filledFields;

  /** @param {HTMLElementEventMap['appfailed']} event */
  const showPage = ({ detail: loadApp }) => {
    delete root.dataset.app;
    delete root.dataset.linked;
    for (const screen of document.querySelectorAll('[data-screen]'))
      screen.removeAttribute('hidden');
    fields = document.querySelectorAll('form :is(input, textarea)');
    filledFields = Array.from(fields).filter(({ value }) => value);
    setLocked(true);
    const place = document.querySelector('form :focus') ?? document.querySelector(':target');
    place?.scrollIntoView();
    offerRetry(loadApp);
  };

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
    /** @type {Element | null | undefined} */
    let screenInView;

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
      if (screenInView) location.replace(`#${screenInView.id}`);
      location.reload();
    };

    bar.hidden = false;
    button.onclick = async () => {
      if (question.hidden) return;
      screenInView = document
        .elementFromPoint(innerWidth / 2, innerHeight / 2)
        ?.closest('[data-screen]');
      setTrying(true);
      await loadApp()
        .catch(reload)
        .catch((error) => {
          console.error(error);
          setTrying(false);
        });
    };
    root.addEventListener('appready', () => {
      bar.hidden = true;
      removeEventListener('beforeunload', askFirst);
      setLocked(false);
      if (screenInView) dispatchEvent(new CustomEvent('navigate', { detail: screenInView.id }));
    });
  };

  root.addEventListener('appfailed', showPage);
}
