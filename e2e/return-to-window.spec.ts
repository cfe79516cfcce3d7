import type { Page } from '@playwright/test';
import { ContactForm } from './support/contact-form';
import { gallery, home, shell, tours } from './support/content';
import { expect, test } from './support/fixtures';
import { menuButton, navigateTo, openPhotoViewer, viewports } from './support/screens';

// The visitor leaves the window, for another one or another browser tab, and comes back. The window gives
// focus back to the element that had it, which is no new focus: everything is as it was.

const { carousel, list: testimonials } = home.testimonials;

/** Brings each component into a state, and returns what the visitor must find again. */
const components: Record<string, (page: Page) => Promise<() => Promise<void>>> = {
  'form field out of view': async (page) => {
    const form = new ContactForm(page);
    await form.open();
    await form.fields.message.click();
    return scrollAway(page);
  },
  'link that was reached by the Tab key, out of view': async (page) => {
    await navigateTo(page, 'home');
    await page.locator('main a:visible').first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    return scrollAway(page);
  },
  // A single testimonial has no buttons.
  ...(testimonials.length > 1 && {
    'carousel that was started by mouse': async (page) => {
      await navigateTo(page, 'home');
      const region = page.getByRole('region', { name: carousel.label });
      await region.getByRole('button', { name: carousel.next }).click();
      await region.getByRole('button', { name: carousel.play }).click();
      return () => expect(region.getByRole('button', { name: carousel.pause })).toBeFocused();
    },
  }),
  'photo viewer': async (page) => {
    await openPhotoViewer(page);
    const next = page.getByRole('dialog').getByRole('button', { name: gallery.photos.viewer.next });
    await next.click();
    return async () => {
      await expect(next).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
  },
  'menu, and the tab in it to which the arrow keys have moved': async (page) => {
    await menuButton(page).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    const tab = page.getByRole('tab').nth(1);
    return async () => {
      await expect(tab).toBeFocused();
      await expect(tab).toHaveAttribute('tabindex', '0');
      await page.keyboard.press('Escape');
      await expect(menuButton(page)).toBeFocused();
    };
  },
  'toast with the focus': async (page) => {
    const form = new ContactForm(page);
    await form.open();
    await form.send();
    const close = form.successToast.getByRole('button', { name: shell.toasts.close });
    await close.focus();
    return async () => {
      await expect(close).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(form.sendButton).toBeFocused();
      // Without another key, the next one would count as the second press of this one.
      await page.keyboard.press('Tab');
    };
  },
  'itinerary, and the day to which its map has led': async (page) => {
    await navigateTo(page, 'tours');
    const map = page.getByRole('navigation', { name: tours.itinerary.map.title });
    const link = map.getByRole('link').last();
    const heading = page.locator(`${await link.getAttribute('href')} h3`);
    await link.press('Enter');
    await expect(heading).toBeFocused();
    return async () => {
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      await expect(map.locator('[aria-current]')).toHaveCount(1);
    };
  },
};

test('everything is as it was when the visitor returns to a small window', async ({ site }) => {
  await site.setViewportSize(viewports.phone);
  for (const [name, open] of Object.entries(components))
    await test.step(name, async () => {
      const expectSame = await open(site);
      await leaveWindowAndReturn(site);
      await expectSame();
    });
});

/** Dispatches what browsers do. The active element stays the same. A headless window never loses focus. */
async function leaveWindowAndReturn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const dispatch = (type: 'blur' | 'focus', bubbling: 'focusout' | 'focusin') => {
      document.activeElement?.dispatchEvent(new FocusEvent(type));
      document.activeElement?.dispatchEvent(new FocusEvent(bubbling, { bubbles: true }));
      window.dispatchEvent(new Event(type));
    };
    dispatch('blur', 'focusout');
    await frame();
    dispatch('focus', 'focusin');
    await frame();
  });
}

async function scrollAway(page: Page) {
  const readScrollY = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await readScrollY();
  await page.evaluate(() => window.scrollBy({ top: 1500, behavior: 'instant' }));
  const away = await readScrollY();
  expect(away).not.toBe(before);
  return async () => expect(await readScrollY()).toBe(away);
}
