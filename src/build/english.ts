/**
 * Stands in for react-aria's module of the same purpose. That one loads the browser's language
 * data while the page starts (50 ms on a slow phone) to learn what the visitor's browser speaks;
 * the site speaks English.
 */
const locale = { locale: 'en-US', direction: 'ltr' } as const;

export const getDefaultLocale = () => locale;
export const useDefaultLocale = () => locale;
