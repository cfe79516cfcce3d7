/** A zoom of 400% on a laptop: too short for anything that stays in view. */
const short = '(height <= 20rem)';
/** Very little text fits in a line, as on a phone with a type size of 32 px, or zoomed to 150%. */
const hugeText = '(width <= 18rem)';
const phone = '(width < 40rem)';
const narrow = '(width <= 67.5rem)';

/** In CSS, `tokens.css` has the colors. */
export const darkScheme = '(prefers-color-scheme: dark)';

/**
 * The widths and heights of the window, or of the paper, at which the layout changes: in CSS as
 * `@media (--menu)`, resolved by build/plugins/custom-media.ts, and in TypeScript as `mediaQueries.menu`.
 * They are in rem, so that a larger type size in the browser's settings has the effect of a smaller
 * window.
 */
export const mediaQueries = {
  'huge-text': hugeText,
  /** The narrowest phones: nothing fits beside anything else. */
  'small-phone': '(width <= 22rem)',
  /** One column. From 640 px, and on Letter and A4, there are two. */
  phone,
  /** Three columns: text fits beside forms and the map. */
  large: '(width >= 60rem)',
  /** The root font size is larger, and with it everything in rem. */
  'very-large': '(width >= 110rem)',
  /** The tab bar is a menu behind a button. */
  menu: '(width < 64rem)',
  /** Up to 1080 px: pictures of heroes are cropped, and no row has four cards. */
  narrow,
  /**
   * Pictures that are otherwise beside or behind a title are above it, as wide as the window: on phones, and on tablets
   * held upright.
   */
  stacked: `(${phone} or (${narrow} and (orientation: portrait)))`,
  /** The hero's text is on its picture. Not in forced colors, which would make a veil over it opaque. */
  backdrop: `((not ${narrow}) and (forced-colors: none))`,
  /** The header stays in view. In short windows and with huge text, it would cover too much. */
  'sticky-header': `(not (${short} or ${hugeText}))`,
  /** Paper with room for one column or one picture: A5, or Letter and A4 printed at 150% or more. */
  'small-sheet': '((width < 34rem) or (height < 30rem))',
};
