/*
 * Loads the app after the first paint. Sooner, it would delay what is visible by a tenth on slow 4G.
 * Inlined in the page, apart from pre-hydration.js, which must run in browsers without import().
 */
{
  // A syntax error in browsers before Chrome 94, Firefox 93, and Safari 16.4, which lack methods the
  // app calls. There this script does not run, and pre-hydration.js shows the no-script page.
  // biome-ignore lint/complexity/noStaticOnlyClass: only its syntax matters
  (class {
    static {}
  });

  const page = document.documentElement;
  page.dataset.app = 'loading';

  const load = () =>
    // The build replaces the name of the module.
    import('./main.tsx').catch((error) => {
      console.error(error);
      page.dataset.app = 'failed';
      page.dispatchEvent(new Event('appfailed'));
    });

  addEventListener('DOMContentLoaded', () => {
    // A hidden page is not painted.
    if (document.hidden) load();
    else requestAnimationFrame(() => setTimeout(load));
  });
}
