// A Vite plugin that multiplies the site's days, photos, and stories by ten, to measure what more
// content costs.

const factor = 10;
/** The lists to grow, by file. */
const lists = {
  'src/content/tours.ts': ['tours.itinerary.days'],
  'src/content/gallery.ts': ['gallery.photos.list', 'gallery.stories.list'],
};
const proseKeys = ['title', 'description', 'activities', 'name', 'review'];

/**
 * Appends copies of the items with their words in another order, which compress worse than plain
 * copies. Serialized into the content module, so it must not use anything from this file.
 *
 * @param {Record<string, any>[]} list @param {number} factor @param {string[]} proseKeys
 */
function grow(list, factor, proseKeys) {
  let seed = 1;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed;
  };
  const shuffle = (/** @type {string} */ text) =>
    text
      .split(' ')
      .map((word) => ({ word, order: random() }))
      .sort((a, b) => a.order - b.order)
      .map(({ word }) => word)
      .join(' ');
  const items = [...list];
  for (let copy = 1; copy < factor; copy++)
    for (const item of items) {
      const changed = { ...item };
      for (const key of proseKeys.filter((key) => key in item)) {
        const text = item[key];
        changed[key] = Array.isArray(text) ? text.map(shuffle) : `${shuffle(text)} ${copy}`;
      }
      if ('day' in item) changed.day = item.day + copy * items.length;
      list.push(changed);
    }
}

/** @returns {import('vite').Plugin} */
export function tenfold() {
  return {
    name: 'tenfold',
    transform(code, id) {
      const [, paths = []] = Object.entries(lists).find(([file]) => id.endsWith(file)) ?? [];
      const calls = paths.map(
        (path) => `(${grow})(${path}, ${factor}, ${JSON.stringify(proseKeys)});`,
      );
      return calls.length > 0 ? [code, ...calls].join('\n') : undefined;
    },
  };
}
