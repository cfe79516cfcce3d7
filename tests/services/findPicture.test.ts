import { expect, it, vi } from 'vitest';
import { config } from '../../src/config';
import { findPicture, findPortrait } from '../../src/services/findPicture';

// A plain drawing, a detailed one with variants, and a photograph.
vi.mock('virtual:pictures', () => {
  const drawing = (path: string, variants: number) => ({
    alt: 'A train',
    placeholder: 'golden',
    crops: { full: { type: 'svg', path, width: 1600, height: 1000, variants } },
  });
  const photo = { type: 'webp', width: 640, height: 400, variants: 2, focus: '75% 25%' };
  return {
    pictures: {
      plain: drawing('pictures/plain-full-h4sh5', 0),
      busy: drawing('pictures/busy-full-h4sh5', 2),
      photo: {
        alt: 'A leopard',
        placeholder: 'dusk',
        crops: { narrow: { ...photo, path: 'pictures/photo-narrow-h4sh5' } },
      },
    },
    portraits: { photo: { ...photo, path: 'pictures/portraits/photo-full-h4sh5' } },
    widths: [320, 640, 800],
  };
});

it('findPicture offers lighter AVIF variants of a detailed drawing, and the SVG for larger screens', () => {
  expect(findPicture('busy').crops.full).toMatchObject({
    src: `./pictures/busy-full-h4sh5.svg`,
    avif: [
      `./pictures/busy-full-h4sh5-320.avif 320w`,
      `./pictures/busy-full-h4sh5-640.avif 640w`,
      `./pictures/busy-full-h4sh5.svg 896w`,
    ].join(),
  });
});

it('findPicture offers a plain drawing as an SVG only', () => {
  const { full } = findPicture('plain').crops;
  expect(full?.src).toBe(`./pictures/plain-full-h4sh5.svg`);
  expect(full?.avif).toBeUndefined();
});

it('findPicture gives what content says, and a photograph as WebP and AVIF in every width', () => {
  const list = (ending: string) =>
    [320, 640].map((width) => `./pictures/photo-narrow-h4sh5-${width}.${ending} ${width}w`).join();
  expect(findPicture('photo')).toEqual({
    name: 'photo',
    alt: 'A leopard',
    placeholder: 'dusk',
    crops: {
      narrow: {
        src: `./pictures/photo-narrow-h4sh5-640.webp`,
        srcSet: list('webp'),
        avif: list('avif'),
        width: 640,
        height: 400,
        isPhotograph: true,
        focus: '75% 25%',
      },
    },
  });
});

it('the hosts of pictures and portraits are the start of their URLs', () => {
  vi.spyOn(config, 'assetHost', 'get').mockReturnValue('https://pictures.example');
  vi.spyOn(config, 'portraitHost', 'get').mockReturnValue('https://faces.example');
  expect(findPicture('plain').crops.full?.src).toBe(
    'https://pictures.example/pictures/plain-full-h4sh5.svg',
  );
  expect(findPortrait('photo').src).toBe(
    'https://faces.example/pictures/portraits/photo-full-h4sh5-640.webp',
  );
});

it('an error names the file to edit if a picture or a portrait is missing', () => {
  expect(() => findPicture('unicorn')).toThrow(
    'src/content/pictures.ts: there is no picture "unicorn". Expected: an entry of that name.',
  );
  expect(() => findPortrait('a99')).toThrow('src/pictures/portraits');
});
