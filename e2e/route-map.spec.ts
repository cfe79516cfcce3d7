import type { Page } from '@playwright/test';
import { tours } from '../src/content/tours';
import { contrastRatio } from './inspector/color-and-geometry';
import { takeScreenshot, withStyles } from './inspector/screenshot';
import { expect, test } from './support/fixtures';
import { labelOf, navigateTo } from './support/screens';

const { days, map, ask } = tours.itinerary;
const mapIn = (page: Page) => page.getByRole('navigation', { name: map.title });
const linkTo = (page: Page, { day, stop }: (typeof days)[number]) =>
  mapIn(page).getByRole('link', { name: map.stop(day, stop.name), exact: true });
const mapLink = (page: Page) => page.getByRole('link', { name: map.back });
const askLink = (page: Page) => page.getByRole('link', { name: ask.label });
const headingOf = (page: Page, { title }: (typeof days)[number]) =>
  page.getByRole('heading', { level: 3, name: title });

for (const [device, viewport] of [
  ['wide screen', { width: 1440, height: 900 }],
  ['laptop', { width: 1100, height: 700 }],
  ['tablet', { width: 768, height: 1024 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`link on the map scrolls to its day, focuses the heading, and becomes current on a ${device}`, async ({
    site,
  }) => {
    await site.setViewportSize(viewport);
    await site.emulateMedia({ reducedMotion: 'reduce' });
    await navigateTo(site, 'tours');
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

for (const width of [305, 320, 360, 390, 768, 960, 1440])
  test(`stops of the map and their labels do not overlap in a viewport ${width} px wide`, async ({
    site,
  }) => {
    await site.setViewportSize({ width, height: 900 });
    await navigateTo(site, 'tours');
    await mapIn(site).evaluate((map) => map.scrollIntoView({ block: 'end' }));
    const problems = await mapIn(site).evaluate((map) => {
      const frame = map.querySelector('picture')?.parentElement?.parentElement;
      const edges = (frame as Element).getBoundingClientRect();
      const stops = [...map.querySelectorAll('a')].map((link) => {
        const [target, dot] = [...link.querySelectorAll('circle')].map((circle) =>
          circle.getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        const label = (link.lastElementChild as Element).getBoundingClientRect();
        const { x, y, width } = target;
        return {
          link,
          name: link.ariaLabel,
          x: x + width / 2,
          y: y + width / 2,
          width,
          dot,
          label,
        };
      });
      const isInside = ({ left, right, top, bottom }: DOMRect) =>
        left >= edges.left &&
        right <= edges.right &&
        top >= edges.top &&
        bottom <= edges.bottom + 4;
      const overlap = (a: DOMRect, b: DOMRect) =>
        a.left < b.right - 4 &&
        b.left < a.right - 4 &&
        a.top < b.bottom - 4 &&
        b.top < a.bottom - 4;
      return stops.flatMap((one, index) => [
        ...(Math.round(one.width) < 44 ? [`${one.name} is ${one.width} px wide`] : []),
        // Narrow maps have no labels.
        ...[one.dot, one.label]
          .filter((box) => box.width > 0 && !isInside(box))
          .map(() => `${one.name} is outside the map`),
        ...stops
          .filter(({ label }) => overlap(one.dot, label))
          .map((other) => `the dot of ${one.name} is covered by the label of ${other.name}`),
        ...stops
          .slice(index + 1)
          .filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < one.width)
          .map((other) => `${one.name} overlaps ${other.name}`),
        ...stops
          .slice(index + 1)
          .filter(({ dot }) => Math.hypot(dot.left - one.dot.left, dot.top - one.dot.top) < 44)
          .map((other) => `the dot of ${one.name} is near that of ${other.name}`),
        // A name may cover the edge of a target, but not what is near its center.
        ...[0, 1, 2, 3, 4, 5, 6, 7]
          .map((turn) => (turn * Math.PI) / 4)
          .map((angle) => [one.x + 12 * Math.cos(angle), one.y + 12 * Math.sin(angle)] as const)
          .filter(([x, y]) => document.elementFromPoint(x, y)?.closest('a') !== one.link)
          .map(([x, y]) => `${one.name} is covered at ${Math.round(x)}, ${Math.round(y)}`),
      ]);
    });
    expect(problems).toEqual([]);
  });

for (const [device, viewport, colorScheme] of [
  ['wide screen', { width: 1440, height: 900 }, 'light'],
  ['phone', { width: 390, height: 844 }, 'light'],
  ['phone in the dark', { width: 390, height: 844 }, 'dark'],
] as const)
  test(`names on the map contrast with what is around their letters by 7:1 on a ${device}`, async ({
    site,
  }) => {
    await site.setViewportSize(viewport);
    await site.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await navigateTo(site, 'tours');
    await mapIn(site).evaluate(async (map) => {
      map.scrollIntoView({ block: 'end' });
      const image = map.querySelector('img') as HTMLImageElement;
      image.loading = 'eager';
      await image.decode();
    });
    const ink = [0x14, 0x30, 0x2a] as const;
    for (const { stop } of days) {
      const box = await mapIn(site).getByText(stop.name, { exact: true }).boundingBox();
      if (!box) throw new Error(`${stop.name} is not visible.`);
      const scroll = await site.evaluate(() => scrollY);
      const clip = {
        x: Math.floor(box.x) - 2,
        y: Math.floor(box.y + scroll) - 2,
        width: Math.ceil(box.width) + 4,
        height: Math.ceil(box.height) + 4,
      };
      // The letters alone, black on white, and what is behind and around them.
      const letters = await withStyles(
        site,
        'nav picture, nav circle { visibility: hidden } nav a text { stroke: none; fill: #000 } nav, nav * { background: #fff !important }',
        () => takeScreenshot(site, clip),
      );
      const around = await withStyles(site, 'nav a text { fill: transparent !important }', () =>
        takeScreenshot(site, clip),
      );
      let lowest = 21;
      for (let y = 2; y < clip.height - 2; y++)
        for (let x = 2; x < clip.width - 2; x++) {
          const isNearLetter = [-2, -1, 0, 1, 2].some((dy) =>
            [-2, -1, 0, 1, 2].some((dx) => letters.at(x + dx, y + dy)[0] < 64),
          );
          if (isNearLetter) lowest = Math.min(lowest, contrastRatio(ink, around.at(x, y)));
        }
      expect.soft(lowest, stop.name).toBeGreaterThanOrEqual(7);
      expect.soft(lowest, `${stop.name} has letters`).toBeLessThan(21);
    }
  });

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['small phone', { width: 320, height: 640 }],
  ['phone in landscape', { width: 844, height: 390 }],
  ['tablet', { width: 768, height: 1024 }],
] as const)
  test(`links to the map and to the contact form are in view at every day on a ${device}`, async ({
    site,
  }) => {
    await site.setViewportSize(viewport);
    await navigateTo(site, 'tours');
    for (const day of days) {
      await headingOf(site, day).evaluate((heading) => heading.scrollIntoView());
      await expect(mapLink(site)).toBeInViewport({ ratio: 0.99 });
      await expect(askLink(site)).toBeInViewport({ ratio: 0.99 });
    }
    await askLink(site).click();
    await expect(site.getByRole('tabpanel', { name: labelOf('contact') })).toBeVisible();
  });

test('link to the map follows every day and focuses the stop of the day being read', async ({
  site,
}) => {
  await site.setViewportSize({ width: 390, height: 844 });
  await navigateTo(site, 'tours');
  const url = site.url();
  for (const day of days.slice(1)) {
    await linkTo(site, day).press('Enter');
    await expect(linkTo(site, day)).toHaveAttribute('aria-current', 'location');
    await site.keyboard.press('Tab');
    await expect(mapLink(site)).toBeFocused();
    await site.keyboard.press('Enter');
    await expect(linkTo(site, day)).toBeFocused();
    await expect(linkTo(site, day)).toBeInViewport();
  }
  expect(site.url()).toBe(url);
});

test('links after the days take no room from a viewport that is very low', async ({ site }) => {
  await site.setViewportSize({ width: 320, height: 256 });
  await navigateTo(site, 'tours');
  for (const day of days.slice(0, -1)) {
    await headingOf(site, day).evaluate((heading) => heading.scrollIntoView());
    await expect(mapLink(site)).not.toBeInViewport();
  }
  await headingOf(site, days[3] as (typeof days)[number]).focus();
  await site.keyboard.press('Tab');
  await expect(mapLink(site)).toBeFocused();
  await expect(mapLink(site)).toBeInViewport({ ratio: 0.99 });
});

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

  test('link jumps to its day', async ({ page }) => {
    await page.goto('/');
    const day = days[5] as (typeof days)[number];
    await linkTo(page, day).click();
    await expect(page).toHaveURL(/#day-6$/);
    await expect(headingOf(page, day)).toBeInViewport();
  });
});
