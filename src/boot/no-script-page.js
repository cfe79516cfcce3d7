/*
 * Shows the page without scripts if the app cannot start, with a button that tries again.
 */
{
  const root = document.documentElement;

  /** @param {HTMLElementEventMap['appfailed']} event */
  const showPage = ({ detail: loadApp }) => {
    delete root.dataset.app;
    delete root.dataset.linked;
    for (const screen of document.querySelectorAll('[data-screen]'))
      screen.removeAttribute('hidden');
    const unlockText = lockText();
    const place = document.querySelector('form :focus') ?? document.querySelector(':target');
    place?.scrollIntoView();
    offerRetry(loadApp, unlockText);
  };

  /**
   * Makes all fields read-only, and still shows a form with text, so that it can be copied. Returns a
   * function that undoes both.
   */
  const lockText = () => {
    /** @type {NodeListOf<HTMLInputElement | HTMLTextAreaElement>} */
    const fields = document.querySelectorAll('form :is(input, textarea)');
    const filled = Array.from(fields).filter(({ value }) => value);
    /** @param {boolean} isLocked */
    const setLocked = (isLocked) => {
      for (const field of fields) field.readOnly = isLocked;
      for (const { form } of filled) form?.toggleAttribute('data-needs-script', !isLocked);
    };
    setLocked(true);
    return () => setLocked(false);
  };

  /**
   * @param {() => Promise<void>} loadApp
   * @param {() => void} unlockText
   */
  const offerRetry = (loadApp, unlockText) => {
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

    bar.hidden = false;
    button.onclick = async () => {
      if (question.hidden) return;
      screenInView = document
        .elementFromPoint(innerWidth / 2, innerHeight / 2)
        ?.closest('[data-screen]');
      setTrying(true);
      try {
        await loadApp();
      } catch (error) {
        console.error(error);
        setTrying(false);
      }
    };
    root.addEventListener('appready', () => {
      bar.hidden = true;
      unlockText();
      if (screenInView) dispatchEvent(new CustomEvent('navigate', { detail: screenInView.id }));
    });
  };

  root.addEventListener('appfailed', showPage);
}
