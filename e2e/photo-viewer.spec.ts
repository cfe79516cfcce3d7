import type { Page } from '@playwright/test';
import { gallery } from '../src/content/gallery';
import { shell } from '../src/content/shell';
import { isSystemFirefox } from './support/capabilities';
import { expect, test } from './support/fixtures';

const { list, viewer } = gallery.photos;
const title = (index: number) => list.at(index)?.title ?? '';
const opener = (page: Page, index: number) =>
  page.getByRole('button', { name: viewer.enlarge(title(index)), exact: true });
const opened = (page: Page, index: number) =>
  page.getByRole('dialog', { name: title(index), exact: true });

async function openGallery(page: Page) {
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('navigate', { detail: 'gallery' })),
  );
  await expect(opener(page, 0)).toBeVisible();
}

test.describe('a picture of the gallery', () => {
  test.beforeEach(({ site }) => openGallery(site));

  test('opens by keyboard, moves by arrows, closes on Escape and gives focus back', async ({
    site,
  }) => {
    await opener(site, 2).focus();
    await site.keyboard.press('Enter');
    await expect(opened(site, 2)).toBeVisible();
    await expect(opened(site, 2).getByRole('button', { name: viewer.previous })).toBeFocused();
    await site.keyboard.press('ArrowRight');
    await expect(opened(site, 3)).toBeVisible();
    await expect(opened(site, 3)).toContainText(viewer.position(4, list.length));
    await site.keyboard.press('Escape');
    await expect(site.getByRole('dialog')).toHaveCount(0);
    await expect(opener(site, 2)).toBeFocused();
  });

  test('keeps the focus within it, and the rest of the page out of reach', async ({ site }) => {
    await opener(site, 0).click();
    const names = [];
    for (const _ of list) {
      await site.keyboard.press('Tab');
      names.push(await site.evaluate(() => document.activeElement?.getAttribute('aria-label')));
    }
    // Between its last and its first control the browser's own bar has its turn.
    const own = [viewer.close, viewer.previous, viewer.next, null];
    expect(names.filter((name) => !own.includes(name as string))).toEqual([]);
    expect(names).toContain(viewer.next);
    const behind = site.getByRole('link', { name: shell.brandLink });
    await behind.focus();
    await expect(behind).not.toBeFocused();
  });

  test('gives focus back after its close button and after a press beside it', async ({ site }) => {
    await opener(site, 1).click();
    await opened(site, 1).getByRole('button', { name: viewer.close }).click();
    await expect(opener(site, 1)).toBeFocused();
    await opener(site, 1).click();
    await site.mouse.click(4, 4);
    await expect(site.getByRole('dialog')).toHaveCount(0);
    await expect(opener(site, 1)).toBeFocused();
  });

  test('is larger than it was, wholly in view, with its words', async ({ site }) => {
    const { width: before = 0 } = (await opener(site, 0).boundingBox()) ?? {};
    await opener(site, 0).click();
    const picture = opened(site, 0).getByRole('img');
    await expect(picture).toBeInViewport({ ratio: 1 });
    await expect(opened(site, 0).getByText(list[0]?.description ?? '')).toBeInViewport();
    const { width = 0 } = (await picture.boundingBox()) ?? {};
    expect(width).toBeGreaterThanOrEqual(before - 24);
  });

  test('holds the page behind it still', async ({ site }) => {
    await opener(site, 4).click();
    await expect(opened(site, 4)).toBeVisible();
    const before = await site.evaluate(() => window.scrollY);
    await site.mouse.move(10, 10);
    await site.mouse.wheel(0, 600);
    await site.keyboard.press('PageDown');
    await expect(opened(site, 4)).toBeVisible();
    expect(await site.evaluate(() => window.scrollY)).toBe(before);
    await site.keyboard.press('Escape');
    await expect(opener(site, 4)).toBeInViewport();
  });

  test('does not outlive its screen', async ({ site }) => {
    await opener(site, 0).click();
    await site.evaluate(() =>
      window.dispatchEvent(new CustomEvent('navigate', { detail: 'contact' })),
    );
    await expect(site.locator('#contact h1')).toBeVisible();
    await site.getByRole('button', { name: /^send/i }).click();
    await expect(site.getByRole('dialog')).toHaveCount(0);
  });

  test('is larger, can be read and left on small screens', async ({ site }) => {
    for (const [width, height] of [
      [320, 256],
      [390, 844],
      [844, 390],
    ] as const) {
      await site.setViewportSize({ width, height });
      const { width: before = 0 } = (await opener(site, 3).boundingBox()) ?? {};
      await opener(site, 3).click();
      const picture = await opened(site, 3).getByRole('img').boundingBox();
      expect(picture?.width, `${width} × ${height}`).toBeGreaterThan(before);
      const sideways = await site.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth);
      expect(sideways).toBeLessThanOrEqual(width);
      for (const name of [viewer.previous, viewer.next, viewer.close]) {
        const button = site.getByRole('dialog').getByRole('button', { name });
        await button.scrollIntoViewIfNeeded();
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      await site.getByRole('dialog').getByRole('button', { name: viewer.close }).click();
      await expect(site.getByRole('dialog')).toHaveCount(0);
    }
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test.skip(
    ({ browserName }) => browserName !== 'chromium',
    'Only Chromium is told where a finger goes.',
  );

  test('a swipe brings the next picture', async ({ site }) => {
    await openGallery(site);
    await opener(site, 0).tap();
    await expect(opened(site, 0)).toBeVisible();
    const box = await opened(site, 0).getByRole('img').boundingBox();
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    const touch = await site.context().newCDPSession(site);
    const at = (x: number) => ({ touchPoints: [{ x, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(300) });
    for (const x of [260, 200, 140, 90])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(opened(site, 1)).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test.skip(isSystemFirefox, 'its scripts stay on');

  test('a picture is simply a picture', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: title(0) })).toBeVisible();
    await expect(opener(page, 0)).toBeHidden();
  });
});
