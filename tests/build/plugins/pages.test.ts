import { expect, it } from 'vitest';
import { preloadLink, withAbsoluteUrls } from '../../../src/build/plugins/pages';

it.each([
  ['', '/'],
  ['https://journeys.example', '/'],
  ['https://journeys.example/trips', '/trips/'],
  ['https://journeys.example/trips/', '/trips/'],
])('withAbsoluteUrls with the site URL "%s" starts URLs with %s', (siteUrl, base) => {
  const html =
    '<link href="../assets/a.css"><img src="/b.svg"><a href="/"></a><a href="tel:1"></a>';
  expect(withAbsoluteUrls(html, siteUrl)).toBe(
    `<link href="${base}assets/a.css"><img src="${base}b.svg"><a href="${base}"></a><a href="tel:1"></a>`,
  );
});

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
