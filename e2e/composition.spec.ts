import type { Locator } from '@playwright/test';
import { home } from '../src/content/home';
import { tours } from '../src/content/tours';
import { expect, test } from './support/fixtures';
import { navigateTo, viewports } from './support/screens';

// How pages use their space: heights on a phone, filled columns, and the sizes of pictures.

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return box;
}

const bottom = ({ y, height }: Box) => y + height;
const right = ({ x, width }: Box) => x + width;

/** The widest strip of an element without text or images, as a share of its width. */
function widestGap(element: Locator): Promise<number> {
  return element.evaluate((root) => {
    const { left, right, width } = root.getBoundingClientRect();
    const range = document.createRange();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const boxes = [...root.querySelectorAll('img, button')]
      .filter((item) => item.checkVisibility({ visibilityProperty: true }))
      .map((item) => item.getBoundingClientRect());
    while (walker.nextNode()) {
      const { parentElement } = walker.currentNode;
      if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNode(walker.currentNode);
      boxes.push(...range.getClientRects());
    }
    boxes.sort((one, other) => one.left - other.left);
    let [end, gap] = [left, 0];
    for (const box of boxes) {
      gap = Math.max(gap, box.left - end);
      end = Math.max(end, box.right);
    }
    return Math.max(gap, right - end) / width;
  });
}

for (const [screen, limit] of [
  ['home', 7500],
  ['tours', 11_000],
] as const)
  test(`${screen} is at most ${limit} px high on a phone`, async ({ site }) => {
    await site.setViewportSize(viewports.phone);
    await navigateTo(site, screen);
    const height = await site.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(limit);
  });

test('on a phone, featured trips stand two to a row, and on the narrowest one to a row', async ({
  site,
}) => {
  const images = site.getByRole('region', { name: home.trips.title }).getByRole('img');
  for (const [width, perRow] of [
    [360, 2],
    [390, 2],
    [320, 1],
  ] as const) {
    await site.setViewportSize({ width, height: 844 });
    const boxes = await Promise.all((await images.all()).map(boxOf));
    const rows = new Set(boxes.map(({ y }) => Math.round(y)));
    expect(rows.size, `${width} px`).toBe(boxes.length / perRow);
  }
});

test('picture of each day is beside its heading on a phone', async ({ site }) => {
  await site.setViewportSize(viewports.phone);
  await navigateTo(site, 'tours');
  for (const { day, title } of tours.itinerary.days) {
    const heading = await boxOf(site.locator(`#day-${day} h3`));
    const picture = await boxOf(site.locator(`#day-${day} img`));
    expect(picture.x, title).toBeGreaterThanOrEqual(right(heading));
    expect(picture.y, title).toBeLessThan(bottom(heading));
    expect(picture.width, title).toBeGreaterThanOrEqual(120);
  }
});

for (const width of [1440, 1920])
  test.describe(`in a viewport ${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('each day has a picture of at least 420 px, with no empty space below it', async ({
      site,
    }) => {
      await navigateTo(site, 'tours');
      for (const { day, title } of tours.itinerary.days) {
        const item = site.locator(`#day-${day}`);
        const picture = await boxOf(item.getByRole('img'));
        const figure = await boxOf(item.getByRole('figure'));
        const activities = await boxOf(item.getByRole('list'));
        expect(picture.width, title).toBeGreaterThanOrEqual(420);
        expect(activities.y - bottom(figure), title).toBeLessThanOrEqual(24);
        expect(bottom(await boxOf(item)) - bottom(activities), title).toBeLessThanOrEqual(56);
      }
    });

    test('testimonials fill their section', async ({ site }) => {
      const { label } = home.testimonials.carousel;
      expect(await widestGap(site.getByRole('region', { name: label }))).toBeLessThan(0.15);
    });

    test('words about the company begin beside their heading and picture', async ({ site }) => {
      const about = site.getByRole('region', { name: home.about.title });
      const heading = await boxOf(about.getByRole('heading'));
      const picture = await boxOf(about.getByRole('img'));
      const words = await boxOf(about.getByText(home.about.paragraphs[0] ?? ''));
      expect(Math.abs(heading.y - picture.y)).toBeLessThanOrEqual(24);
      expect(words.y - bottom(heading)).toBeLessThanOrEqual(64);
      expect(await widestGap(about.locator('> div'))).toBeLessThan(0.15);
    });
  });
