import { interpolate } from '../src/components/utils/interpolate';
import { home } from './support/content';
import { expect, test } from './support/fixtures';
import { openSiteWithPausedClock } from './support/open-site';

// The carousel on the built page, with a clock that the test advances.

const { carousel: strings, list } = home.testimonials;

test('carousel advances every 5 seconds and wraps around', async ({ page }) => {
  await openSiteWithPausedClock(page);
  const slide = page.getByRole('region', { name: strings.label }).getByRole('group');
  const names = list.map((_, index) =>
    interpolate(strings.slide, { number: index + 1, count: list.length }),
  );
  // Slides are counted from the one that is shown now.
  const first = names.indexOf((await slide.getAttribute('aria-label')) ?? '');
  expect(first).not.toBe(-1);
  const expectSlide = (index: number) =>
    expect(slide).toHaveAccessibleName(names[(first + index) % list.length] ?? '');
  await page.clock.runFor(5000);
  for (let index = 1; index <= list.length; index++) {
    await expectSlide(index);
    await page.clock.runFor(4900);
    await expectSlide(index);
    await page.clock.runFor(100);
  }
});
