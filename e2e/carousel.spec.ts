import type { Locator, Page } from '@playwright/test';
import { home } from '../src/content/home';
import { skipUnlessAsked } from './support/capabilities';
import { openSiteStandingStill } from './support/clock';
import { expect, test } from './support/fixtures';
import { show } from './support/screens';
import { startAtTop } from './support/tab-order';

// Four testimonials that change by themselves, and stop when somebody reads (spec 4, WCAG 2.2.2).

const { carousel: words, list } = home.testimonials;
const count = list.length;
const slideName = (position: number) => words.slide(((position + count) % count) + 1, count);

/** The carousel, as a visitor finds it. */
class Carousel {
  readonly region: Locator;
  readonly buttons: Locator;
  readonly live: Locator;

  constructor(private readonly page: Page) {
    this.region = page.getByRole('region', { name: words.label });
    this.buttons = this.region.getByRole('button');
    this.live = this.region.locator('[aria-live]');
  }

  button(name: string): Locator {
    return this.region.getByRole('button', { name });
  }

  /** The position of the one slide that is shown. */
  async position(): Promise<number> {
    const shown = this.region.getByRole('group');
    await expect(shown).toHaveCount(1);
    const name = await shown.getAttribute('aria-label');
    return list.findIndex((_, position) => slideName(position) === name);
  }

  async expectSlide(position: number): Promise<void> {
    await expect(this.region.getByRole('group')).toHaveAccessibleName(slideName(position));
    const { feedback } = list.at(position % count) ?? { feedback: '' };
    await expect(this.region.getByText(feedback)).toBeVisible();
  }

  /** Expects that nothing moves for a minute. */
  async expectStill(): Promise<void> {
    const before = await this.position();
    await this.page.clock.runFor('01:00');
    await this.expectSlide(before);
  }
}

test.describe('left alone', () => {
  test.beforeEach(({ page }) => openSiteStandingStill(page));

  test('it shows the next slide every 5 seconds, wraps around, and says nothing', async ({
    page,
  }) => {
    const carousel = new Carousel(page);
    const start = await carousel.position();
    // From a known slide, a whole turn and one more.
    await page.clock.runFor(5000);
    await carousel.expectSlide(start + 1);
    for (let turn = 2; turn <= count + 1; turn++) {
      await page.clock.runFor(4900);
      await carousel.expectSlide(start + turn - 1);
      await expect(carousel.live).toHaveAttribute('aria-live', 'off');
      await page.clock.runFor(100);
      await carousel.expectSlide(start + turn);
    }
  });

  test('it rests while the pointer is over it, and goes on afterwards', async ({ page }) => {
    const carousel = new Carousel(page);
    await carousel.region.hover({ position: { x: 300, y: 100 } });
    await expect(carousel.live).toHaveAttribute('aria-live', 'polite');
    await carousel.expectStill();

    const before = await carousel.position();
    await page.mouse.move(0, 0);
    await expect(carousel.live).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(4900);
    await carousel.expectSlide(before);
    await page.clock.runFor(100);
    await carousel.expectSlide(before + 1);
  });

  test('it rests while the focus is on any of its controls, and goes on afterwards', async ({
    page,
  }) => {
    test.slow();
    const carousel = new Carousel(page);
    for (const name of [words.pause, words.previous, words.next]) {
      await carousel.button(name).focus();
      await expect(carousel.live).toHaveAttribute('aria-live', 'polite');
      await carousel.expectStill();

      const before = await carousel.position();
      await startAtTop(page);
      await page.clock.runFor(5000);
      await carousel.expectSlide(before + 1);
    }
  });

  test('it rests while the window is hidden', async ({ page }) => {
    const carousel = new Carousel(page);
    const setVisibility = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await setVisibility('hidden');
    await carousel.expectStill();
    const before = await carousel.position();
    await setVisibility('visible');
    await page.clock.runFor(5000);
    await carousel.expectSlide(before + 1);
  });

  test('it rests while another screen is shown', async ({ page }) => {
    const carousel = new Carousel(page);
    const before = await carousel.position();
    await show(page, 'guide');
    await page.clock.runFor('01:00');
    await show(page, 'home');
    await carousel.expectSlide(before);
  });
});

test.describe('in the hands of a visitor', () => {
  test.beforeEach(({ page }) => openSiteStandingStill(page));

  test('its first control stops it for good, and starts it again', async ({ page }) => {
    const carousel = new Carousel(page);
    await expect(carousel.buttons.first()).toHaveAccessibleName(words.pause);
    await carousel.button(words.pause).click();
    await startAtTop(page);
    await page.mouse.move(0, 0);
    await carousel.expectStill();

    await expectPlayStartsIt(page, carousel);
  });

  test('its buttons go both ways around, and what they bring is spoken', async ({ page }) => {
    const carousel = new Carousel(page);
    const start = await carousel.position();
    for (let step = 1; step <= count; step++) {
      await carousel.button(words.next).press('Enter');
      await carousel.expectSlide(start + step);
      await expect(carousel.live).toHaveAttribute('aria-live', 'polite');
    }
    for (let step = 1; step <= count; step++) {
      await carousel.button(words.previous).press('Space');
      await carousel.expectSlide(start + count - step);
    }
  });

  test('it says what it is, and holds back the slides that are not shown', async ({ page }) => {
    const carousel = new Carousel(page);
    await expect(carousel.region).toHaveAttribute('aria-roledescription', words.role);
    const slides = carousel.region.locator(`[aria-roledescription="${words.slideRole}"]`);
    await expect(slides).toHaveCount(count);
    const position = await carousel.position();
    for (const [at, { feedback }] of list.entries()) {
      await expect(page.getByText(feedback)).toBeVisible({ visible: at === position });
    }
  });
});

test('it does not start by itself for visitors who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await skipUnlessAsked(page, '(prefers-reduced-motion: reduce)');
  await openSiteStandingStill(page);
  const carousel = new Carousel(page);
  await expect(carousel.buttons.first()).toHaveAccessibleName(words.play);
  await carousel.expectStill();

  await expectPlayStartsIt(page, carousel);
});

/** Presses play, leaves the carousel with focus and pointer, and sees the next slide come. */
async function expectPlayStartsIt(page: Page, carousel: Carousel): Promise<void> {
  await carousel.button(words.play).click();
  await startAtTop(page);
  await page.mouse.move(0, 0);
  const before = await carousel.position();
  await page.clock.runFor(5000);
  await carousel.expectSlide(before + 1);
}
