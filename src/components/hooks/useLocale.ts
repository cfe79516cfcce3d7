/**
 * Replaces react-aria's hook of this name, see `resolve.alias` in vite.config.ts. The site is in
 * English only: in browsers of any language, arrow keys move through the tabs in reading order.
 * react-aria's own hook would ask `Intl` for the language at startup, a tenth of a second on a phone.
 */
export function useLocale() {
  return { locale: 'en-US', direction: 'ltr' };
}
