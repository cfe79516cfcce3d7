/*
 * Loads the app after the first paint. Sooner, it would delay what is visible by a tenth of a second on
 * slow 4G.
 */
{
  // A syntax error in browsers before Chrome 94, Firefox 93, and Safari 16.4, which lack methods the
  // app calls. They run none of the boot scripts, which are one script element, and so show the page
  // without scripts.
  // biome-ignore lint/complexity/noStaticOnlyClass: only its syntax matters
  (class {
    static {}
  });

  const root = document.documentElement;

  // The build replaces the name of the module.
  const app = './main.tsx';
  // For each of two tries. A file that arrives later still starts the app.
  const limitMs = 7000;

  const fetchAndImport = async () => {
    // An import that fails cannot be tried again, because browsers keep its result. A request can, and the import
    // then takes the file from the cache.
    const response = await fetch(app);
    if (!response.ok) throw new Error(`Failed to fetch the app: ${response.status}`);
    await response.arrayBuffer();
    await import(app);
  };

  const load = () =>
    Promise.race([
      fetchAndImport(),
      new Promise((_, reject) => setTimeout(reject, limitMs, new Error('The app is late.'))),
    ]);

  /** @param {unknown} error */
  const loadAgain = async (error) => {
    console.warn(error);
    // A phone that changes from one cell to the next has a connection again soon.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await load();
  };

  const start = () =>
    load()
      .catch(loadAgain)
      .catch((error) => {
        console.error(error);
        root.dispatchEvent(new CustomEvent('appfailed', { detail: load }));
      });

  const startAfterPaint = () => {
    // A hidden page is not painted.
    if (document.hidden) start();
    else requestAnimationFrame(() => setTimeout(start));
  };

  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startAfterPaint);
  else startAfterPaint();

  // At the end, when nothing has thrown. Without it, no-script.css shows the page without scripts.
  root.dataset.app = 'loading';
}
