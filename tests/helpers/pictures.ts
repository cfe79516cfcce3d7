import pictures from 'virtual:pictures';

/**
 * Adds to the built pictures a drawing, a detailed drawing, and a photograph, of which the production
 * build makes variants, and the photograph of a person. Tests build only the drawings.
 */
export function addBuiltPictures(): void {
  Object.assign(pictures, {
    plain: { full: ['svg', 1600, 1000, 0], narrow: ['svg', 780, 1200, 0] },
    busy: { full: ['svg', 1600, 1000, 2] },
    photo: { full: ['webp', 640, 400, 2, 'left top'], narrow: ['webp', 640, 984, 2] },
    'portraits/photo': { full: ['webp', 240, 240, 1] },
  });
}
