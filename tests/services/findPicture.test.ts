import { pictures, portraits } from 'virtual:pictures';
import { beforeEach, expect, it, vi } from 'vitest';
import { config } from '../../src/config';
import { findPicture, findPortrait } from '../../src/services/findPicture';

// As in a production build. In tests, the pictures of src/pictures have no variants.
beforeEach(() => {
  const drawing = { type: 'svg', width: 1600, height: 1000 } as const;
  const photo = { type: 'webp', width: 640, height: 400, variants: 2, focus: '75% 25%' } as const;
  const info = { alt: 'A train', placeholder: 'golden' } as const;
  const added = {
    plain: {
      ...info,
      crops: { full: { ...drawing, path: 'pictures/plain-full-h4sh5', variants: 0 } },
    },
    busy: {
      ...info,
      crops: { full: { ...drawing, path: 'pictures/busy-full-h4sh5', variants: 2 } },
    },
    photo: {
      ...info,
      crops: { narrow: { ...photo, path: 'pictures/photo-narrow-h4sh5' } },
      darkCrops: { narrow: { ...drawing, path: 'pictures/photo-narrow-dark-h4sh5', variants: 0 } },
    },
  };
  Object.assign(pictures, added);
  portraits.photo = {
    crops: { full: { ...photo, path: 'pictures/portraits/photo-full-h4sh5' } },
    darkCrops: { full: { ...photo, path: 'pictures/portraits/photo-full-dark-h4sh5' } },
  };
  return () => {
    for (const name of Object.keys(added)) delete pictures[name];
    delete portraits.photo;
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
    alt: 'A train',
    placeholder: 'golden',
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
    darkCrops: {
      narrow: expect.objectContaining({ src: './pictures/photo-narrow-dark-h4sh5.svg' }),
    },
  });
});

it('the hosts of pictures and portraits are the start of their URLs', () => {
  vi.spyOn(config, 'assetHost', 'get').mockReturnValue('https://pictures.example');
  vi.spyOn(config, 'portraitHost', 'get').mockReturnValue('https://faces.example');
  expect(findPicture('plain').crops.full?.src).toBe(
    'https://pictures.example/pictures/plain-full-h4sh5.svg',
  );
  const { src, dark } = findPortrait('photo');
  expect([src, dark?.src]).toEqual([
    'https://faces.example/pictures/portraits/photo-full-h4sh5-640.webp',
    'https://faces.example/pictures/portraits/photo-full-dark-h4sh5-640.webp',
  ]);
});

it('an error names the file to edit if a picture or a portrait is missing', () => {
  expect(() => findPicture('unicorn')).toThrow(
    'src/content/pictures.yml: there is no picture "unicorn". Expected: an entry of that name.',
  );
  expect(() => findPortrait('a99')).toThrow('src/pictures/portraits');
});
