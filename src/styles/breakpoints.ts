/**
 * The conditions under which the layout changes: in CSS as `@media (--menu)`, resolved by
 * build/plugins/custom-media.ts, and in TypeScript as `media.menu`. Widths are in rem, so that a
 * larger type size in the browser's settings has the effect of a narrower window.
 */
export const media = {
  /** From 640 px: two cards fit in a row. */
  small: '(width >= 40rem)',
  /** Up to 760 px: phones, and small tablets held upright. */
  phone: '(width <= 47.5rem)',
  /** From 960 px: text fits beside forms, pictures, and the map. */
  large: '(width >= 60rem)',
  /** Up to 1080 px: the tab bar is a menu behind a button. */
  menu: '(width <= 67.5rem)',
  /** From 1280 px: the content has nearly its full width. */
  xlarge: '(width >= 80rem)',

  /** The narrowest phones. */
  narrow: '(width <= 22rem)',
  /** Very little text fits in a line, as on a phone with a type size of 32 px. */
  'huge-text': '(width <= 17rem)',
  /** A phone on its side. */
  low: '(height <= 30rem)',
  /** Wide for its height, as most laptops: text fits beside a large picture. */
  landscape: '(aspect-ratio >= 3 / 2)',
  /** A zoom of 400 % on a laptop. */
  'very-low': '(height <= 20rem)',
};
