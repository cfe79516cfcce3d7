import { home } from '../../src/content/home';
import { expect, expectHeard, test } from './fixtures';

const { carousel, list } = home.testimonials;

test('carousel is silent while it advances, and says the slide that Next brings', async ({
  reader,
}) => {
  const { page } = reader;
  await page.getByRole('button', { name: carousel.pause }).scrollIntoViewIfNeeded();
  await reader.press('Insert+n');
  await reader.heard();
  await expect(page.getByText(list[1]?.name ?? '')).toBeVisible({ timeout: 15_000 });
  expect((await reader.heard()).join()).not.toContain(list[1]?.name);

  await page.getByRole('button', { name: carousel.pause }).focus();
  await expectHeard(reader, carousel.label, carousel.role);
  await reader.press('Tab', 'Tab', 'Return');
  await expectHeard(reader, list[2]?.name ?? '');
});

test('carousel says that it stops and starts', async ({ reader }) => {
  const { page } = reader;
  await page.getByRole('button', { name: carousel.pause }).focus();
  await expectHeard(reader, carousel.play, 'button');
  await reader.press('space');
  await reader.heard();
  await reader.press('space');
  await reader.heard();
});
