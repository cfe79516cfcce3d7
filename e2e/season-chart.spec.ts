import type { Locator } from '@playwright/test';
import { contrastRatio } from './inspector/color';
import { takeScreenshot } from './inspector/screenshots/screenshot';
import { preferences } from './inspector/variants';
import { guide } from './support/content';
import { test as base, expect } from './support/fixtures';
import { named } from './support/other-content';
import { boxOf, navigateTo } from './support/screens';

// The chart of dry and rainy months is readable without color; aria/guide.aria.yml shows its table.

// The rainfall of this site has every kind of month.
const test = base.extend({
  baseURL: async ({ serve }, use) => use(await serve('named')),
});

const { title, regions, weather } = named.guide(guide).seasons;

test.beforeEach(({ readOnlySite }) => navigateTo(readOnlySite, 'guide'));

/** The bars for a kind of weather, or all of them. */
const barsOf = (part: Locator, kind?: string) =>
  part.locator(kind ? `[data-weather=${kind}]` : '[data-weather]');

/** The boxes of elements, relative to the window. */
const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));

/** The heights of the bars for a kind of weather, in CSS px. */
const barHeights = async (table: Locator, kind: keyof typeof weather) => {
  const boxes = await boxesOf(barsOf(table, kind));
  expect(boxes, kind).not.toEqual([]);
  return boxes.map(({ height }) => height);
};

test('bars of rainier months are taller, and all bars are below their months', async ({
  readOnlySite: site,
}) => {
  const table = site.getByRole('table', { name: title });
  for (const width of [320, 1088]) {
    await site.setViewportSize({ width, height: 800 });
    const dry = await barHeights(table, 'dry');
    const mixed = await barHeights(table, 'mixed');
    const wet = await barHeights(table, 'wet');
    // The heights are told apart at a glance, and the lowest is still seen.
    expect(Math.min(...dry)).toBeGreaterThanOrEqual(3);
    expect(Math.min(...mixed)).toBeGreaterThan(2 * Math.max(...dry));
    expect(Math.min(...wet)).toBeGreaterThan(1.5 * Math.max(...mixed));

    const center = ({ left, right }: DOMRect) => Math.round((left + right) / 2);
    const months = await boxesOf(table.getByRole('columnheader'));
    const rows = table.locator('tbody tr');
    await expect(rows).toHaveCount(regions.length);
    for (const row of await rows.all()) {
      const boxes = await boxesOf(barsOf(row));
      expect(boxes).toHaveLength(12);
      expect(boxes.map(center)).toEqual(months.map(center));
      expect(new Set(boxes.map(({ bottom }) => bottom)).size).toBe(1);
      expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThan(0);
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThan(width);
      expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThan(12);
    }
  }
});

const media = {
  'light colors': preferences.light,
  'dark colors': preferences.dark,
  'forced colors': preferences['forced colors'],
  print: { ...preferences.light, media: 'print' },
} as const;

test('swatches in the key have different heights, so that they can be told apart without color', async ({
  readOnlySite: site,
}) => {
  const swatches = site.locator('li > [data-weather]');
  const heights = await swatches.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(heights).toHaveLength(Object.keys(weather).length);
  expect(heights).toEqual([...new Set(heights)].toSorted((one, other) => one - other));
});

test('bars have a contrast of at least 3:1', { tag: '@all' }, async ({
  readOnlySite: site,
  browserName,
}) => {
  const row = site.getByRole('table', { name: title }).locator('tbody tr').first();
  const kinds = Object.keys(weather);
  for (const [name, features] of Object.entries(media)) {
    // WebKit has no forced colors.
    if (name === 'forced colors' && browserName === 'webkit') continue;
    await site.emulateMedia(features);
    await barsOf(row).first().scrollIntoViewIfNeeded();
    const bars = await Promise.all(kinds.map((kind) => boxOf(barsOf(row, kind).first())));
    const screenshot = await takeScreenshot(site);
    for (const [index, box] of bars.entries()) {
      const [x, bottom] = [box.x + box.width / 2, box.y + box.height];
      const color = screenshot.at(x, bottom - 1);
      const where = `${kinds[index]}, ${name}`;
      expect(contrastRatio(color, screenshot.at(x, bottom + 4)), where).toBeGreaterThanOrEqual(3);
    }
  }
});
