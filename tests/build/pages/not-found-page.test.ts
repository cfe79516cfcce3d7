import { expect, it } from 'vitest';
import { withAbsoluteUrls } from '../../../src/build/pages/not-found-page';

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
