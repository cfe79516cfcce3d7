import pictures from 'virtual:pictures';

/**
 * Adds to the built pictures a drawing, a detailed drawing, and a photograph, of which the production
 * build makes variants, and the photograph of a person. Tests build only the drawings.
 *
 * @returns a function that removes them, which Vitest calls if this is passed to `beforeEach`
 */
export function addBuiltPictures() {
  const added = {
    plain: { full: ['svg', 1600, 1000, 0], narrow: ['svg', 780, 1200, 0] },
    busy: { full: ['svg', 1600, 1000, 2] },
    photo: { full: ['webp', 640, 400, 2, 'left top'], narrow: ['webp', 640, 984, 2] },
    'portraits/photo': { full: ['webp', 240, 240, 1] },
  };
  Object.assign(pictures, added);
  return () => {
    for (const name of Object.keys(added)) delete pictures[name];
  };
}
