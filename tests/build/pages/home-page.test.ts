import { expect, it } from 'vitest';
import { preloadLink } from '../../../src/build/pages/home-page';

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
