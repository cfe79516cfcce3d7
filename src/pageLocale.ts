/**
 * React Aria's `useDefaultLocale`, which vite.config.ts replaces by this one. React Aria's own takes language and
 * direction from the browser, so that with an Arabic browser the right arrow key would move to the left. It
 * also uses `Intl` when it is imported, which takes a phone a tenth of a second.
 *
 * @returns the language of the page, and its direction, which a translator may change
 */
export function useDefaultLocale() {
  if (typeof document === 'undefined') return { locale: 'en-US', direction: 'ltr' };
  const { lang } = document.documentElement;
  return { locale: lang, direction: getComputedStyle(document.body).direction };
}
