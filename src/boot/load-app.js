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
  // The same files once more (second-copy.ts): Firefox never requests a module again that has failed
  // to load. A query would load a second app, because what the app loads later imports it without one.
  const copy = app.replace(/[^/]+$/, 'copy/$&');

  const loadCopy = async () => {
    // Unlike import(), this can be repeated.
    const { ok, status } = await fetch(copy, { signal: AbortSignal.timeout(30_000) });
    if (!ok) throw new Error(`${copy}: ${status}`);
    await import(copy);
  };

  const load = async () => {
    try {
      await import(app);
    } catch (error) {
      console.warn(error);
      // A phone that changes from one cell to the next has a connection again soon.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await loadCopy();
    }
  };

  const start = () =>
    load().catch((error) => {
      console.error(error);
      root.dispatchEvent(new CustomEvent('appfailed', { detail: loadCopy }));
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
