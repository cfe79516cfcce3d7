/*
 * Asks for the app when the page has been painted: until then the line belongs to what is seen.
 * Stands in the page itself, apart from early.js, which must run where nobody knows import().
 */
{
  const page = document.documentElement;
  page.dataset.app = 'asked';

  const ask = () =>
    import('./main.tsx').catch((error) => {
      console.error(error);
      page.dispatchEvent(new Event('appfailed'));
    });

  addEventListener('DOMContentLoaded', () => {
    // What is not shown is not painted.
    if (document.hidden) ask();
    else requestAnimationFrame(() => setTimeout(ask));
  });
}
