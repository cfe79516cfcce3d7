/**
 * The conditions under which the layout changes: in CSS as `@media (--menu)`, resolved by
 * build/plugins/custom-media.ts, and in TypeScript as `media.menu`. Widths are in rem, so that a
 * larger type size in the browser's settings counts as a narrower window.
 */
export const media = {
  /** Cards fit side by side. */
  small: '(width >= 40rem)',
  /** Up to 760 px: phones, and tablets held upright. */
  phone: '(width <= 47.5rem)',
  /** Text fits beside pictures and forms. */
  large: '(width >= 60rem)',
  /** Up to 1080 px: the tab bar is a menu behind a button. */
  menu: '(width <= 67.5rem)',
  /** The content has reached its full width. */
  xlarge: '(width >= 80rem)',

  /** 272 px: type so large that few words fit in a line, as with 32 px on a phone. */
  'huge-text': '(width <= 17rem)',
  /** A phone on its side. */
  low: '(height <= 30rem)',
  /** A zoom of 400 %. */
  'very-low': '(height <= 20rem)',
  /** The whole map of the route fits below the header. */
  tall: '(height >= 55rem)',
};
