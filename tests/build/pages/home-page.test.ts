import { expect, it } from 'vitest';
import { linkedPictures, preloadLink } from '../../../src/build/pages/home-page';

it('preloadLink has the attributes of the first source for small windows, and is left out without one', () => {
  const attributes = 'media="(width &lt;= 9rem)" type="image/avif"';
  const source = `<source width="4" ${attributes} sizes="9vw" srcSet="./a.avif 4w"/>`;
  const picture = `<picture><source type="image/webp"/>${source}<source media="print"/></picture>`;
  expect(preloadLink(picture)).toBe(
    `<link rel="preload" as="image" fetchpriority="high" ${attributes} imagesizes="9vw" imagesrcset="./a.avif 4w">`,
  );
  expect(preloadLink('<img src="./a.svg"/>')).toBe('');
  expect(preloadLink(`<picture><img src="./a.svg"/></picture>${picture}`)).toBe('');
});

it('linkedPictures has the first source of every screen but Home, as properties', () => {
  const screen = (id: string, media: string) =>
    `<div id="${id}" data-screen="hidden"><picture><source ${media}type="image/avif" sizes="(width &lt; 9rem) 9vw" srcSet="./${id}.avif 4w"/></picture></div>`;
  const html = `<main>${screen('home', '')}${screen('tours', 'media="(width &lt;= 9rem)" ')}${screen('guide', '')}</main>`;
  const type = 'image/avif';
  const imageSizes = '(width < 9rem) 9vw';
  expect(linkedPictures(html)).toEqual({
    tours: { media: '(width <= 9rem)', type, imageSizes, imageSrcset: './tours.avif 4w' },
    guide: { media: '', type, imageSizes, imageSrcset: './guide.avif 4w' },
  });
});
