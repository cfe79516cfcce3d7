import type { Locator, Page } from '@playwright/test';
import { home } from '../src/content/home';
import { skipUnlessMediaMatches } from './support/capabilities';
import { expect, openSiteWithPausedClock, test } from './support/fixtures';
import { navigateTo, setVisibility } from './support/screens';
import { focusSkipLink } from './support/tab-order';

// The testimonials carousel: automatic advance, and everything that stops it (WCAG 2.2.2).

const { carousel: strings, list } = home.testimonials;
const count = list.length;
const slideName = (position: number) => strings.slide(((position + count) % count) + 1, count);

/** Page object for the carousel. */
class Carousel {
  readonly region: Locator;
  readonly buttons: Locator;
  readonly liveRegion: Locator;

  constructor(private readonly page: Page) {
    this.region = page.getByRole('region', { name: strings.label });
    this.buttons = this.region.getByRole('button');
    this.liveRegion = this.region.locator('[aria-live]');
  }

  button(name: string): Locator {
    return this.region.getByRole('button', { name });
  }

  /** The position of the visible slide; expects exactly one. */
  async position(): Promise<number> {
    const slide = this.region.getByRole('group');
    await expect(slide).toHaveCount(1);
    const name = await slide.getAttribute('aria-label');
    return list.findIndex((_, position) => slideName(position) === name);
  }

  async expectSlide(position: number): Promise<void> {
    await expect(this.region.getByRole('group')).toHaveAccessibleName(slideName(position));
    const { feedback } = list.at(position % count) ?? { feedback: '' };
    await expect(this.region.getByText(feedback)).toBeVisible();
  }

  /** Expects the same slide for a minute. */
  async expectPaused(): Promise<void> {
    const before = await this.position();
    await this.page.clock.runFor('01:00');
    await this.expectSlide(before);
  }
}

test.describe('automatic advance', () => {
  test.beforeEach(({ page }) => openSiteWithPausedClock(page));

  test('carousel advances every 5 seconds, wraps around, and announces nothing', async ({
    page,
  }) => {
    const carousel = new Carousel(page);
    const start = await carousel.position();
    // One full round, plus one slide.
    await page.clock.runFor(5000);
    await carousel.expectSlide(start + 1);
    for (let turn = 2; turn <= count + 1; turn++) {
      await page.clock.runFor(4900);
      await carousel.expectSlide(start + turn - 1);
      await expect(carousel.liveRegion).toHaveAttribute('aria-live', 'off');
      await page.clock.runFor(100);
      await carousel.expectSlide(start + turn);
    }
  });

  test('carousel pauses while hovered, and resumes afterwards', async ({ page }) => {
    const carousel = new Carousel(page);
    await carousel.region.hover({ position: { x: 300, y: 100 } });
    await expect(carousel.liveRegion).toHaveAttribute('aria-live', 'polite');
    await carousel.expectPaused();

    const before = await carousel.position();
    await page.mouse.move(0, 0);
    await expect(carousel.liveRegion).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(4900);
    await carousel.expectSlide(before);
    await page.clock.runFor(100);
    await carousel.expectSlide(before + 1);
  });

  test('carousel pauses while the page is hidden', async ({ page }) => {
    const carousel = new Carousel(page);
    await setVisibility(page, 'hidden');
    await carousel.expectPaused();
    const before = await carousel.position();
    await setVisibility(page, 'visible');
    await page.clock.runFor(5000);
    await carousel.expectSlide(before + 1);
  });

  test('carousel pauses while another screen is shown', async ({ page }) => {
    const carousel = new Carousel(page);
    const before = await carousel.position();
    await navigateTo(page, 'guide');
    await page.clock.runFor('01:00');
    await navigateTo(page, 'home');
    await carousel.expectSlide(before);
  });
});

test.describe('controls', () => {
  test.beforeEach(({ page }) => openSiteWithPausedClock(page));

  test('first control pauses the carousel until it is pressed again', async ({ page }) => {
    const carousel = new Carousel(page);
    await expect(carousel.buttons.first()).toHaveAccessibleName(strings.pause);
    await carousel.button(strings.pause).click();
    await focusSkipLink(page);
    await page.mouse.move(0, 0);
    await carousel.expectPaused();

    await expectPlayResumes(page, carousel);
  });

  test('next and previous buttons wrap around, and the new slide is announced', async ({
    page,
  }) => {
    const carousel = new Carousel(page);
    const start = await carousel.position();
    for (let step = 1; step <= count; step++) {
      await carousel.button(strings.next).press('Enter');
      await carousel.expectSlide(start + step);
      await expect(carousel.liveRegion).toHaveAttribute('aria-live', 'polite');
    }
    for (let step = 1; step <= count; step++) {
      await carousel.button(strings.previous).press('Space');
      await carousel.expectSlide(start + count - step);
    }
  });

  test('carousel and slides have role descriptions, and only one slide is visible', async ({
    page,
  }) => {
    const carousel = new Carousel(page);
    await expect(carousel.region).toHaveAttribute('aria-roledescription', strings.role);
    const slides = carousel.region.locator(`[aria-roledescription="${strings.slideRole}"]`);
    await expect(slides).toHaveCount(count);
    const position = await carousel.position();
    for (const [at, { feedback }] of list.entries()) {
      await expect(page.getByText(feedback)).toBeVisible({ visible: at === position });
    }
  });
});

test('carousel does not start by itself with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await skipUnlessMediaMatches(page, '(prefers-reduced-motion: reduce)');
  await openSiteWithPausedClock(page);
  const carousel = new Carousel(page);
  await expect(carousel.buttons.first()).toHaveAccessibleName(strings.play);
  await carousel.expectPaused();

  await expectPlayResumes(page, carousel);
});

/** Presses play, moves focus and pointer out of the carousel, and expects the next slide. */
async function expectPlayResumes(page: Page, carousel: Carousel): Promise<void> {
  await carousel.button(strings.play).click();
  await focusSkipLink(page);
  await page.mouse.move(0, 0);
  const before = await carousel.position();
  await page.clock.runFor(5000);
  await carousel.expectSlide(before + 1);
}
