import type { Page } from '@playwright/test';
import { waitForFrames } from './inspector/screenshots/screenshot';
import { gallery } from './support/content';
import { expect, test } from './support/fixtures';
import { boxOf, inFull, navigateTo, photoButton, viewports } from './support/screens';
import { touch } from './support/touch';

const { list, viewer } = gallery.photos;
const dialog = (page: Page, index: number) =>
  page.getByRole('dialog', { name: list[index]?.title ?? '', exact: true });

/** A point on the backdrop at every size: the lower left corner of the window. */
function backdrop(page: Page) {
  const size = page.viewportSize();
  if (!size) throw new Error('The window has no fixed size.');
  return { x: 4, y: size.height - 4 };
}

test.describe('photo viewer', () => {
  test.beforeEach(({ readOnlySite }) => navigateTo(readOnlySite, 'gallery'));

  test('opens with Enter, closes on Escape and on a click beside it, and returns focus to its button', async ({
    readOnlySite: site,
  }) => {
    await photoButton(site, 1).focus();
    await site.keyboard.press('Enter');
    await expect(dialog(site, 1)).toBeVisible();
    await expect(dialog(site, 1).getByRole('button', { name: viewer.previous })).toBeFocused();
    await site.keyboard.press('Escape');
    await expect(site.getByRole('dialog')).toHaveCount(0);
    await expect(photoButton(site, 1)).toBeFocused();

    await photoButton(site, 0).click();
    const { x, y } = backdrop(site);
    await site.mouse.click(x, y);
    await expect(site.getByRole('dialog')).toHaveCount(0);
    await expect(photoButton(site, 0)).toBeFocused();
    // Safari would show the focus indicator after a mouse, too.
    await expect(photoButton(site, 0)).toHaveCSS('outline-style', 'none');
  });

  test('stays open when a drag that selects the caption ends on the backdrop', async ({
    readOnlySite: site,
  }) => {
    await photoButton(site, 1).click();
    const caption = await boxOf(
      dialog(site, 1)
        .getByRole('figure')
        .getByText(list[1]?.description ?? ''),
    );
    await site.mouse.move(caption.x + 40, caption.y + 8);
    await site.mouse.down();
    const { x, y } = backdrop(site);
    await site.mouse.move(x, y, { steps: 4 });
    await site.mouse.up();
    await expect(dialog(site, 1)).toBeVisible();
  });

  test('responds to arrow keys after a click on its picture, when no button has the focus', async ({
    readOnlySite: site,
  }) => {
    await photoButton(site, 0).click();
    await dialog(site, 0).getByRole('img').click();
    await site.keyboard.press('ArrowRight');
    await expect(dialog(site, 1)).toBeVisible();
    await site.keyboard.press('ArrowUp');
    await expect(dialog(site, 1).getByRole('button', { name: viewer.close })).toBeFocused();
  });

  test('prevents the page behind it from scrolling', async ({
    readOnlySite: site,
    browserName,
    isMobile,
  }) => {
    test.skip(browserName === 'webkit' && isMobile, 'mobile WebKit has no mouse wheel');
    const last = list.length - 1;
    await photoButton(site, last).click();
    await expect(dialog(site, last)).toBeVisible();
    const before = await site.evaluate(() => window.scrollY);
    await site.mouse.move(10, 10);
    await site.mouse.wheel(0, 600);
    await site.keyboard.press('PageDown');
    // Scrolling starts in a later frame.
    await waitForFrames(site);
    await expect(dialog(site, last)).toBeVisible();
    expect(await site.evaluate(() => window.scrollY)).toBe(before);
    await site.keyboard.press('Escape');
    await expect(photoButton(site, last)).toBeInViewport();
  });

  test('arrow keys and arrows follow the direction of the page', async ({ readOnlySite: site }) => {
    // A translator sets the direction.
    await site.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await photoButton(site, 0).click();
    await site.keyboard.press('ArrowLeft');
    await expect(dialog(site, 1)).toBeVisible();
    await site.keyboard.press('ArrowRight');
    await expect(dialog(site, 0)).toBeVisible();
    for (const name of [viewer.previous, viewer.next]) {
      const icon = dialog(site, 0).getByRole('button', { name }).locator('svg');
      await expect(icon, name).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
    }
  });

  test('shows the photo wider than in the grid, or about as wide but fully in view with its description', async ({
    readOnlySite: site,
  }) => {
    for (const [width, height, isFullyInView] of [
      [390, 844, false],
      [844, 390, false],
      [1088, 612, true],
      [915, 330, true],
    ] as const) {
      const size = `${width} × ${height}`;
      await site.setViewportSize({ width, height });
      const before = await boxOf(photoButton(site, 0));
      await photoButton(site, 0).click();
      const picture = dialog(site, 0).getByRole('img');
      const after = await boxOf(picture);
      // About as wide: the description beside it may take up to 24 px.
      const least = before.width + (isFullyInView ? -24 : 1);
      expect(after.width, size).toBeGreaterThanOrEqual(least);
      const scrollWidth = await dialog(site, 0).evaluate((element) => element.scrollWidth);
      expect(scrollWidth, size).toBeLessThanOrEqual(width);
      if (isFullyInView) {
        const description = dialog(site, 0)
          .getByRole('figure')
          .getByText(list[0]?.description ?? '');
        for (const part of [picture, description]) await expect(part, size).toBeInViewport(inFull);
      }
      await site.keyboard.press('Escape');
      await expect(site.getByRole('dialog')).toHaveCount(0);
    }
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: viewports.phone });

  test('swipe to the left shows the next photo', async ({ site, browserName }) => {
    test.skip(browserName !== 'chromium', 'only Chromium can imitate a touch');
    await navigateTo(site, 'gallery');
    await photoButton(site, 0).tap();
    await expect(dialog(site, 0)).toBeVisible();
    const box = await boxOf(dialog(site, 0).getByRole('img'));
    const y = box.y + box.height / 2;
    await touch(
      site,
      [300, 260, 200, 140, 90].map((x) => ({ x, y })),
    );
    await expect(dialog(site, 1)).toBeVisible();
  });
});
