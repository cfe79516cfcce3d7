import type { Page } from '@playwright/test';
import { tabs } from '../src/navigation';
import { skipUnlessMediaMatches } from './support/capabilities';
import { ContactForm } from './support/contact-form';
import { expect, test } from './support/fixtures';
import { navigateTo } from './support/screens';

// Reduced motion, and nothing that flashes or animates endlessly (WCAG 2.3.1, 2.3.2, 2.3.3).

/** Every CSS transition and animation with its duration in milliseconds. */
function animations(
  page: Page,
): Promise<{ element: string; property: string; duration: number }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const name = `${element.tagName} ${element.className} ${pseudo ?? ''}`;
        const seconds = (list: string) => Math.max(...list.split(', ').map(Number.parseFloat));
        return [
          { property: style.transitionProperty, duration: seconds(style.transitionDuration) },
          { property: style.animationName, duration: seconds(style.animationDuration) },
        ]
          .filter(({ duration }) => duration > 0)
          .map(({ property, duration }) => ({
            element: name,
            property,
            duration: duration * 1000,
          }));
      }),
    ),
  );
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test.beforeEach(({ site }) => skipUnlessMediaMatches(site, '(prefers-reduced-motion: reduce)'));

  test('nothing animates but opacity, for at most 200 ms', async ({ site }) => {
    const expectOnlyFades = async (state: string) => {
      const moving = (await animations(site)).filter(
        ({ property, duration }) => property !== 'opacity' || duration > 200,
      );
      expect.soft(moving, state).toEqual([]);
    };
    for (const { id, label } of tabs) {
      await navigateTo(site, id);
      await expectOnlyFades(label);
    }
    const form = new ContactForm(site);
    await form.open();
    await form.send();
    // The state after a swipe below the threshold.
    await form.successToast.evaluate((toast) => toast.setAttribute('data-swipe', 'cancel'));
    await expectOnlyFades('toast');
    await navigateTo(site, 'gallery');
    await site.getByRole('main').getByRole('button').first().click();
    await expect(site.getByRole('dialog')).toBeVisible();
    await expectOnlyFades('photo viewer');
    await site.keyboard.press('Escape');
    await expect(site.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    await navigateTo(site, 'home');
    const card = site.locator('.TripCard_card').first();
    await card.hover();
    await expect(card.locator('img')).toHaveCSS('transform', 'none');
  });
});

test('every animation ends within a second', async ({ site }) => {
  const long = (await animations(site)).filter(({ duration }) => duration >= 1000);
  expect(long).toEqual([]);
  const endless = await site.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== 1).length,
  );
  expect(endless).toBe(0);
});
