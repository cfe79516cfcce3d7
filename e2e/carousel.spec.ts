import type { Page } from '@playwright/test';
import { home } from '../src/content/home';
import { expect, openSiteWithPausedClock, test } from './support/fixtures';

// The carousel on the built page, with the browser's own clock and pointer (WCAG 2.2.2).

const { carousel: strings, list } = home.testimonials;

/** Opens the site. Slides are counted from the one that is shown then. */
async function openCarousel(page: Page) {
  await openSiteWithPausedClock(page);
  const region = page.getByRole('region', { name: strings.label });
  const slide = region.getByRole('group');
  const first = Number.parseInt((await slide.getAttribute('aria-label')) ?? '', 10) - 1;
  const expectSlide = (index: number) =>
    expect(slide).toHaveAccessibleName(
      strings.slide(((first + index) % list.length) + 1, list.length),
    );
  return { region, expectSlide };
}

test('carousel advances every 5 seconds and wraps around', async ({ page }) => {
  const { expectSlide } = await openCarousel(page);
  await page.clock.runFor(5000);
  for (let index = 1; index <= list.length; index++) {
    await expectSlide(index);
    await page.clock.runFor(4900);
    await expectSlide(index);
    await page.clock.runFor(100);
  }
});

test('carousel pauses while hovered', async ({ page }) => {
  const { region, expectSlide } = await openCarousel(page);
  await region.hover({ position: { x: 300, y: 100 } });
  await page.clock.runFor('01:00');
  await expectSlide(0);
  await page.mouse.move(0, 0);
  await page.clock.runFor(5000);
  await expectSlide(1);
});
