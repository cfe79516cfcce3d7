import type { Page } from '@playwright/test';
import { tabs } from '../src/navigation';
import { skipUnlessAsked } from './support/capabilities';
import { ContactForm } from './support/contact-form';
import { expect, test } from './support/fixtures';
import { show } from './support/screens';

// Movement only for those who want it, and nothing that flashes (WCAG 2.3.1, 2.3.2, 2.3.3).

/** What may move or fade, and for how long, in milliseconds. */
function movements(page: Page): Promise<{ element: string; property: string; time: number }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const name = `${element.tagName} ${element.className} ${pseudo ?? ''}`;
        const seconds = (list: string) => Math.max(...list.split(', ').map(Number.parseFloat));
        return [
          { property: style.transitionProperty, time: seconds(style.transitionDuration) },
          { property: style.animationName, time: seconds(style.animationDuration) },
        ]
          .filter(({ time }) => time > 0)
          .map(({ property, time }) => ({ element: name, property, time: time * 1000 }));
      }),
    ),
  );
}

test.describe('for visitors who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test.beforeEach(({ page }) => skipUnlessAsked(page, '(prefers-reduced-motion: reduce)'));

  test('nothing moves; at most something fades for 200 ms', async ({ site }) => {
    const expectStill = async (state: string) => {
      const moving = (await movements(site)).filter(
        ({ property, time }) => property !== 'opacity' || time > 200,
      );
      expect.soft(moving, state).toEqual([]);
    };
    for (const { id, label } of tabs) {
      await show(site, id);
      await expectStill(label);
    }
    const form = new ContactForm(site);
    await form.open();
    await form.send();
    // As after a swipe that went not far enough.
    await form.successToast.evaluate((toast) => toast.setAttribute('data-swipe', 'cancel'));
    await expectStill('toast');
    await show(site, 'gallery');
    await site.getByRole('main').getByRole('button').first().click();
    await expect(site.getByRole('dialog')).toBeVisible();
    await expectStill('large picture');
    await site.keyboard.press('Escape');
    await expect(site.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    await show(site, 'home');
    const card = site.locator('article').first();
    await card.hover();
    await expect(card.locator('img')).toHaveCSS('transform', 'none');
  });
});

test('nothing goes on moving: all movement ends within a second', async ({ site }) => {
  const long = (await movements(site)).filter(({ time }) => time >= 1000);
  expect(long).toEqual([]);
  const endless = await site.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== 1).length,
  );
  expect(endless).toBe(0);
});
