/*
 * Asks for the app when the page has been painted: until then the line belongs to what is seen.
 * Stands in the page itself, apart from pre-hydration.js, which must run where nobody knows import().
 */
{
  // What cannot read this (before Chrome 94, Firefox 93, Safari 16.4) lacks methods that the app
  // calls, and would break half way; so it never asks, and pre-hydration.js sees to the page.
  // biome-ignore lint/complexity/noStaticOnlyClass: is read and never used
  (class {
    static {}
  });

  const page = document.documentElement;
  page.dataset.app = 'asked';

  // The build writes down all the app starts with; what needs the others comes last.
  const files = ['./main.tsx'];

  const ask = async () => {
    for (const href of files) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
      document.head.append(link);
    }
    try {
      // They come together, and run in tasks of their own between which the visitor is answered.
      for (const file of files) {
        await import(file);
        await new Promise((resolve) => setTimeout(resolve));
      }
    } catch (error) {
      console.error(error);
      page.dispatchEvent(new Event('appfailed'));
    }
  };

  addEventListener('DOMContentLoaded', () => {
    // What is not shown is not painted.
    if (document.hidden) ask();
    else requestAnimationFrame(() => setTimeout(ask));
  });
}
