import { expect, type Page, test } from '@playwright/test';
import { gallery } from '../../src/content/gallery';
import { home } from '../../src/content/home';
import { shell } from '../../src/content/shell';
import { tours } from '../../src/content/tours';
import { ContactForm } from './contact-form';
import { menuButton, navigateTo, openPhotoViewer, viewports } from './screens';

const { carousel } = home.testimonials;

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
  'carousel that was started by mouse': async (page) => {
    await navigateTo(page, 'home');
    const region = page.getByRole('region', { name: carousel.label });
    await region.getByRole('button', { name: carousel.next }).click();
    await region.getByRole('button', { name: carousel.play }).click();
    return () => expect(region.getByRole('button', { name: carousel.pause })).toBeFocused();
  },
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
    };
  },
  'itinerary, and the day to which its map has led': async (page) => {
    await navigateTo(page, 'tours');
    const map = page.getByRole('navigation', { name: tours.itinerary.map.title });
    await map.getByRole('link').nth(1).press('Enter');
    const heading = page.locator('#tours h3', { hasText: tours.itinerary.days[1]?.title });
    await expect(heading).toBeFocused();
    return async () => {
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      await expect(map.locator('[aria-current]')).toHaveCount(1);
    };
  },
};

/** Expects that visitors who leave a small window by `leaveAndReturn` find every component as it was. */
export async function expectUnchanged(
  page: Page,
  leaveAndReturn: (page: Page) => Promise<void>,
): Promise<void> {
  await page.setViewportSize(viewports.phone);
  for (const [name, open] of Object.entries(components))
    await test.step(name, async () => {
      const expectSame = await open(page);
      await leaveAndReturn(page);
      await expectSame();
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
