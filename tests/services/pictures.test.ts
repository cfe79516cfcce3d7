import pictures from 'virtual:pictures';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { config } from '../../src/config';
import { pictureFiles, portraitFiles } from '../../src/services/pictures';
import { addBuiltPictures } from '../helpers/pictures';

beforeEach(addBuiltPictures);

afterEach(() => void Object.assign(config, { assetHost: '', portraitHost: '' }));

it('pictureFiles offers lighter AVIF variants of a detailed drawing, and the SVG for larger screens', () => {
  expect(pictureFiles('busy')).toMatchObject({
    src: './assets/busy-full-b1.svg',
    avif: [
      './assets/busy-full-b1-320.avif 320w',
      './assets/busy-full-b1-640.avif 640w',
      './assets/busy-full-b1.svg 896w',
    ].join(),
  });
});

it('pictureFiles offers a photograph as WebP and AVIF in every width', () => {
  const list = (ending: string) =>
    [320, 640].map((width) => `./assets/photo-full-c1-${width}.${ending} ${width}w`).join();
  expect(pictureFiles('photo')).toEqual({
    src: './assets/photo-full-c1-640.webp',
    srcSet: list('webp'),
    avif: list('avif'),
    width: 640,
    height: 400,
    focus: 'left top',
  });
});

it('the hosts of pictures and portraits are the start of their URLs', () => {
  Object.assign(config, {
    assetHost: 'https://pictures.example',
    portraitHost: 'https://faces.example',
  });
  expect(pictureFiles('plain').src).toBe('https://pictures.example/assets/plain-full-a1.svg');
  expect(portraitFiles('photo').src).toBe('https://faces.example/assets/photo-full-d1-320.webp');
});

it('an error names the file to edit if a picture, a crop, or a portrait is missing', () => {
  expect(pictures).not.toHaveProperty('unicorn');
  expect(() => pictureFiles('unicorn')).toThrow('src/content/pictures.ts');
  expect(() => pictureFiles('plain', 'card')).toThrow('needs a crop named "card"');
  expect(() => portraitFiles('a99')).toThrow('src/pictures/portraits');
});
