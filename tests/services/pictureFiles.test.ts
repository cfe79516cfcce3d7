import pictures from 'virtual:pictures';
import { beforeEach, expect, it, vi } from 'vitest';
import { config } from '../../src/config';
import { pictureFiles, portraitFiles } from '../../src/services/pictureFiles';
import { addBuiltPictures } from '../helpers/built-pictures';

beforeEach(addBuiltPictures);

it('pictureFiles offers lighter AVIF variants of a detailed drawing, and the SVG for larger screens', () => {
  expect(pictureFiles('busy')).toMatchObject({
    src: `./pictures/busy-full-h4sh5.svg`,
    avif: [
      `./pictures/busy-full-h4sh5-320.avif 320w`,
      `./pictures/busy-full-h4sh5-640.avif 640w`,
      `./pictures/busy-full-h4sh5.svg 896w`,
    ].join(),
  });
});

it('pictureFiles offers a plain drawing as an SVG only', () => {
  const { src, avif } = pictureFiles('plain');
  expect(src).toBe(`./pictures/plain-full-h4sh5.svg`);
  expect(avif).toBeUndefined();
});

it('pictureFiles offers a photograph as WebP and AVIF in every width', () => {
  const list = (ending: string) =>
    [320, 640].map((width) => `./pictures/photo-full-h4sh5-${width}.${ending} ${width}w`).join();
  expect(pictureFiles('photo')).toEqual({
    src: `./pictures/photo-full-h4sh5-640.webp`,
    srcSet: list('webp'),
    avif: list('avif'),
    width: 640,
    height: 400,
    isPhotograph: true,
    focus: '75% 25%',
  });
});

it('the hosts of pictures and portraits are the start of their URLs', () => {
  vi.spyOn(config, 'assetHost', 'get').mockReturnValue('https://pictures.example');
  vi.spyOn(config, 'portraitHost', 'get').mockReturnValue('https://faces.example');
  expect(pictureFiles('plain').src).toBe('https://pictures.example/pictures/plain-full-h4sh5.svg');
  expect(portraitFiles('photo').src).toBe(
    `https://faces.example/pictures/portraits/photo-full-h4sh5-320.webp`,
  );
});

it('an error names the file to edit if a picture, a crop, or a portrait is missing', () => {
  expect(pictures).not.toHaveProperty('unicorn');
  expect(() => pictureFiles('unicorn')).toThrow(
    'src/content/pictures.ts: there is no picture "unicorn". Expected: an entry of that name.',
  );
  expect(() => pictureFiles('plain', 'card')).toThrow(
    'plain.crops has no card, but it is shown as one. Expected: card: true, or the part of the drawing.',
  );
  expect(() => portraitFiles('a99')).toThrow('src/pictures/portraits');
});
