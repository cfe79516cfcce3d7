/*
 * Loads the app after the first paint, so that it does not compete with visible resources. With the
 * React chunk (vite.config.ts) this gains about 0.1 s of LCP on slow 4G. Inlined in the page, apart
 * from pre-hydration.js, which must run in browsers without import().
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

  // Replaced at build time by the entry chunk and its imports, dependencies first.
  const files = ['./main.tsx'];

  const load = async () => {
    for (const href of files) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
      document.head.append(link);
    }
    try {
      // Evaluated in separate tasks, between which the browser can respond to input.
      for (const file of files) {
        await import(file);
        await new Promise((resolve) => setTimeout(resolve));
      }
    } catch (error) {
      console.error(error);
      page.dataset.app = 'failed';
      page.dispatchEvent(new Event('appfailed'));
    }
  };

  addEventListener('DOMContentLoaded', () => {
    // A hidden page is not painted.
    if (document.hidden) load();
    else requestAnimationFrame(() => setTimeout(load));
  });
}
