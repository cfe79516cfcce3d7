import pictures from 'virtual:pictures';

/**
 * Adds a drawing without variants, and a detailed drawing, a photograph, and a portrait with variants, as
 * in a production build. Tests build src/pictures, which has only drawings, without variants.
 *
 * @returns a function that removes them, which Vitest calls if this is passed to `beforeEach`
 */
export function addBuiltPictures() {
  const added = {
    plain: {
      full: drawing('plain-full', 1600, 1000, 0),
      narrow: drawing('plain-narrow', 780, 1200, 0),
    },
    busy: { full: drawing('busy-full', 1600, 1000, 2) },
    photo: {
      full: photograph('photo-full', 640, 400, 2),
      narrow: photograph('photo-narrow', 640, 984, 2),
    },
    'portraits/photo': { full: photograph('portraits/photo-full', 320, 320, 1) },
  };
  Object.assign(pictures, added);
  return () => {
    for (const name of Object.keys(added)) delete pictures[name];
  };
}

const pathOf = (name: string) => `pictures/${name}-h4sh5`;

const drawing = (name: string, width: number, height: number, variants: number) =>
  ({ type: 'svg', path: pathOf(name), width, height, variants }) as const;

const photograph = (name: string, width: number, height: number, variants: number) =>
  ({ type: 'webp', path: pathOf(name), width, height, variants, focus: '75% 25%' }) as const;
