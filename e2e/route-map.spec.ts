import type { Page } from '@playwright/test';
import { tours } from '../src/content/tours';
import { isSystemFirefox } from './support/capabilities';
import { expect, test } from './support/fixtures';
import { navigateTo } from './support/screens';

const { days, map } = tours.itinerary;
const mapIn = (page: Page) => page.getByRole('navigation', { name: map.title });
const linkTo = (page: Page, { day, stop }: (typeof days)[number]) =>
  mapIn(page).getByRole('link', { name: map.stop(day, stop.name), exact: true });
const headingOf = (page: Page, { title }: (typeof days)[number]) =>
  page.getByRole('heading', { level: 3, name: title });

for (const [device, viewport] of [
  ['wide screen', { width: 1440, height: 900 }],
  ['laptop', { width: 1100, height: 700 }],
  ['tablet', { width: 768, height: 1024 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`route map on a ${device}`, () => {
    test.use({ viewport });
    test.beforeEach(({ site }) => navigateTo(site, 'tours'));

    test('link scrolls to its day, focuses the heading, and becomes current', async ({ site }) => {
      const url = site.url();
      for (const day of days) {
        await linkTo(site, day).click();
        await expect(headingOf(site, day)).toBeFocused();
        await expect(headingOf(site, day)).toBeInViewport();
        await expect(linkTo(site, day)).toHaveAttribute('aria-current', 'location');
        await expect(mapIn(site).locator('[aria-current]')).toHaveCount(1);
      }
      expect(site.url()).toBe(url);
    });

    test('stops and labels are inside the map and do not cover any stop', async ({ site }) => {
      const boxes = await mapIn(site).evaluate((map) => {
        const box = (element: Element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          return { left, top, right, bottom };
        };
        const frame = map.querySelector('picture')?.parentElement?.parentElement;
        return {
          frame: box(frame as Element),
          labels: [...map.querySelectorAll('a > :last-child')].map(box),
          dots: [...map.querySelectorAll('a > circle:nth-child(2)')].map(box),
        };
      });
      const { frame, labels, dots } = boxes;
      expect(dots).toHaveLength(days.length);
      for (const { left, right, top, bottom } of [...labels, ...dots]) {
        expect(left).toBeGreaterThanOrEqual(frame.left);
        expect(right).toBeLessThanOrEqual(frame.right);
        expect(top).toBeGreaterThanOrEqual(frame.top);
        expect(bottom).toBeLessThanOrEqual(frame.bottom + 4);
      }
      const overlaps = (a: (typeof dots)[0], b: (typeof dots)[0]) =>
        a.left < b.right - 4 &&
        b.left < a.right - 4 &&
        a.top < b.bottom - 4 &&
        b.top < a.bottom - 4;
      for (const [index, dot] of dots.entries()) {
        expect(dots.filter((other) => other !== dot && overlaps(dot, other))).toEqual([]);
        const covering = labels.filter((label) => overlaps(dot, label));
        expect(covering, `day ${index + 1} covered by a label`).toEqual([]);
      }
    });
  });
}

test('route map stays beside the days and in view while they scroll', async ({ site }) => {
  await navigateTo(site, 'tours');
  for (const width of [960, 1280, 1920, 1440]) {
    await site.setViewportSize({ width, height: 900 });
    const map = await mapIn(site).boundingBox();
    const day = await headingOf(site, days[0] as (typeof days)[number]).boundingBox();
    expect((map?.x ?? 0) + (map?.width ?? 0) + 16, `${width} px`).toBeLessThan(day?.x ?? 0);
  }
  for (const day of days.slice(0, -1)) {
    await headingOf(site, day).evaluate((heading) => heading.scrollIntoView());
    await expect(mapIn(site)).toBeInViewport({ ratio: 0.99 });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test.skip(isSystemFirefox, 'this browser cannot disable scripts');

  test('link jumps to its day', async ({ page }) => {
    await page.goto('/');
    const day = days[5] as (typeof days)[number];
    await linkTo(page, day).click();
    await expect(page).toHaveURL(/#day-6$/);
    await expect(headingOf(page, day)).toBeInViewport();
  });
});
