import { expect, test } from 'vitest';
import { withAbsoluteUrls } from '../../../src/build/plugins/pages';

test.each([
  ['', '/'],
  ['https://journeys.example', '/'],
  ['https://journeys.example/trips', '/trips/'],
  ['https://journeys.example/trips/', '/trips/'],
])('with the site URL "%s", the URLs of the 404 page begin with %s', (siteUrl, base) => {
  const html =
    '<link href="../assets/a.css"><img src="/b.svg"><a href="/"></a><a href="tel:1"></a>';
  expect(withAbsoluteUrls(html, siteUrl)).toBe(
    `<link href="${base}assets/a.css"><img src="${base}b.svg"><a href="${base}"></a><a href="tel:1"></a>`,
  );
});
