import { expect, it, vi } from 'vitest';
import { pictureSource, portraitSource } from '../../src/services/pictures';

// As the build makes them: a drawing as it is, one with lighter copies, and the owner's photograph.
vi.mock('virtual:pictures', () => ({
  widths: [320, 640, 800, 960],
  default: {
    plain: { full: ['a1b2', 'svg', 1600, 1000, 0] },
    busy: { full: ['c3d4', 'svg', 1600, 1000, 3], figure: ['e5f6', 'svg', 540, 450, 0] },
    galle: { full: ['0718', 'webp', 800, 500, 3] },
    'portraits/a1': { full: ['2930', 'svg', 240, 240, 0] },
  },
}));

it('returns one SVG file for a drawing', () => {
  expect(pictureSource('plain')).toEqual({
    src: './assets/plain-full-a1b2.svg',
    width: 1600,
    height: 1000,
  });
  expect(pictureSource('busy', 'figure').src).toBe('./assets/busy-figure-e5f6.svg');
  expect(portraitSource('a1').src).toBe('./assets/a1-full-2930.svg');
});

it('offers lighter AVIF variants of a drawing, and the SVG for larger screens', () => {
  expect(pictureSource('busy')).toEqual({
    src: './assets/busy-full-c3d4.svg',
    avif: [
      './assets/busy-full-c3d4-320.avif 320w',
      './assets/busy-full-c3d4-640.avif 640w',
      './assets/busy-full-c3d4-800.avif 800w',
      './assets/busy-full-c3d4.svg 1120w',
    ].join(),
    width: 1600,
    height: 1000,
  });
});

it('offers a photograph as WebP and AVIF in every width', () => {
  const list = (ending: string) =>
    [320, 640, 800].map((width) => `./assets/galle-full-0718-${width}.${ending} ${width}w`).join();
  expect(pictureSource('galle')).toEqual({
    src: './assets/galle-full-0718-800.webp',
    srcSet: list('webp'),
    avif: list('avif'),
    width: 800,
    height: 500,
  });
});
