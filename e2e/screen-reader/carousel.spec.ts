import type { Page } from '@playwright/test';
import { interpolate } from '../../src/components/utils/interpolate';
import { home } from '../support/content';
import { expect, expectHeard, test } from './fixtures';

const { carousel, list } = home.testimonials;

const regionIn = (page: Page) => page.getByRole('region', { name: carousel.label });
const slideIn = (page: Page) => regionIn(page).getByRole('group');
const nameAt = (index: number) =>
  interpolate(carousel.slide, { number: (index % list.length) + 1, count: list.length });

/** Returns the index of the slide that is shown now. */
async function readCurrent(page: Page): Promise<number> {
  const name = await slideIn(page).getAttribute('aria-label');
  return list.findIndex((_, index) => nameAt(index) === name);
}

test('the carousel is silent while it advances', async ({ reader }) => {
  const before = await reader.heard();
  const current = await readCurrent(reader.page);
  for (const steps of [1, 2])
    await expect(slideIn(reader.page)).toHaveAccessibleName(nameAt(current + steps));
  expect(await reader.heard()).toEqual(before);
});

test('the carousel says its name and button and, after Next is pressed, the slide in order', async ({
  reader,
}) => {
  const region = regionIn(reader.page);
  await reader.tabTo(region.getByRole('button').first());
  await expectHeard(
    reader,
    `${carousel.roleDescription} ${carousel.label}`,
    carousel.play,
    'push button',
  );
  const next = ((await readCurrent(reader.page)) + 1) % list.length;
  await reader.press('Tab', 'Tab');
  await expectHeard(reader, carousel.next, 'push button');
  await reader.press('Return');
  const { feedback = '', name = '', trip = '' } = list[next] ?? {};
  await expectHeard(reader, trip, feedback, name, nameAt(next));
});

test('the carousel says that it starts and stops', async ({ reader }) => {
  const region = regionIn(reader.page);
  await reader.tabTo(region.getByRole('button').first());
  await reader.press('space');
  await expectHeard(reader, carousel.playing);
  await reader.press('space');
  await expectHeard(reader, carousel.paused);
});
