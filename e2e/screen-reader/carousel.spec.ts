import { home } from '../../src/content/home';
import { expect, expectHeard, test } from './fixtures';

const { carousel, list } = home.testimonials;

test('the carousel is silent while it advances', async ({ reader }) => {
  const before = await reader.heard();
  const slide = reader.page.getByRole('region', { name: carousel.label }).getByRole('group');
  for (const number of [2, 3])
    await expect(slide).toHaveAccessibleName(carousel.slide(number, list.length));
  expect(await reader.heard()).toEqual(before);
});

test('the carousel says its name and button and, after Next is pressed, the slide in order', async ({
  reader,
}) => {
  const region = reader.page.getByRole('region', { name: carousel.label });
  await reader.tabTo(region.getByRole('button').first());
  await expectHeard(
    reader,
    `${carousel.roleDescription} ${carousel.label}`,
    carousel.play,
    'push button',
  );
  const current = await region.getByRole('group').getAttribute('aria-label');
  const names = list.map((_, index) => carousel.slide(index + 1, list.length));
  const next = (names.indexOf(current ?? '') + 1) % list.length;
  await reader.press('Tab', 'Tab');
  await expectHeard(reader, carousel.next, 'push button');
  await reader.press('Return');
  const { feedback = '', name = '', trip = '' } = list[next] ?? {};
  await expectHeard(reader, trip, feedback, name, names[next] ?? '');
});

test('the carousel says that it starts and stops', async ({ reader }) => {
  const region = reader.page.getByRole('region', { name: carousel.label });
  await reader.tabTo(region.getByRole('button').first());
  await reader.press('space');
  await expectHeard(reader, carousel.playing);
  await reader.press('space');
  await expectHeard(reader, carousel.paused);
});
