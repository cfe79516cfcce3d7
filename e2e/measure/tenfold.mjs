// The same site with ten times the days, photos and stories, to measure what more content costs.

const times = 10;
/** The lists that grow with the business, by the file each is in. */
const lists = {
  'src/content/tours.ts': ['tours.itinerary.days'],
  'src/content/gallery.ts': ['gallery.photos.list', 'gallery.stories.list'],
};
const prose = ['title', 'description', 'activities', 'name', 'review'];

/**
 * Appends copies of a list's items to it, their words in another order each time: harder to compress
 * than the same words again. It runs in the page's own module, so it uses nothing from here.
 *
 * @param {Record<string, any>[]} list
 * @param {number} times
 * @param {string[]} prose the keys whose words change
 */
function grow(list, times, prose) {
  let seed = 1;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed;
  };
  const reordered = (/** @type {string} */ text) =>
    text
      .split(' ')
      .map((word) => ({ word, place: random() }))
      .sort((a, b) => a.place - b.place)
      .map(({ word }) => word)
      .join(' ');
  const first = [...list];
  for (let copy = 1; copy < times; copy++)
    for (const item of first) {
      const changed = prose
        .filter((key) => key in item)
        .map((key) => {
          const text = item[key];
          return [key, Array.isArray(text) ? text.map(reordered) : `${reordered(text)} ${copy}`];
        });
      const day = 'day' in item && { day: item.day + copy * first.length };
      list.push({ ...item, ...Object.fromEntries(changed), ...day });
    }
}

/** @returns {import('vite').Plugin} */
export function tenfold() {
  return {
    name: 'tenfold',
    transform(code, id) {
      const [, paths = []] = Object.entries(lists).find(([file]) => id.endsWith(file)) ?? [];
      const calls = paths.map((path) => `(${grow})(${path}, ${times}, ${JSON.stringify(prose)});`);
      return calls.length > 0 ? [code, ...calls].join('\n') : undefined;
    },
  };
}
