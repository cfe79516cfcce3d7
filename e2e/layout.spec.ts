import type { Page } from '@playwright/test';
import { tabs } from '../src/navigation';
import { ContactForm } from './support/contact-form';
import { expect, test } from './support/fixtures';
import { cutText, longLines, lostSideways, smallTargets } from './support/layout';
import { show, sizes } from './support/screens';
import { withStyles } from './support/screenshot';

// Nothing is lost in narrow windows, enlarged, or with the visitor's own type settings
// (WCAG 1.4.4, 1.4.8, 1.4.10, 1.4.12, 2.5.5).

// Painting and looking takes long where there is no graphics card.
test.describe.configure({ timeout: 120_000 });

const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Windows as visitors have them; at 400 % a window of 1280 × 1024 is one of 320 × 256. */
const windows = {
  'a small phone': { width: 320, height: 640 },
  'a zoom of 400 %': { width: 320, height: 256 },
  'a zoom of 200 %': { width: 640, height: 512 },
  'a phone on its side': { width: 844, height: 390 },
  'a tablet': { width: 820, height: 1180 },
  'a wide screen': { width: 1920, height: 1080 },
};

test('no screen loses anything in windows of any size or with wider spacing', async ({ site }) => {
  for (const { id, label } of tabs) {
    await show(site, id);
    for (const [name, viewport] of Object.entries(windows)) {
      await site.setViewportSize(viewport);
      expect.soft(await losses(site), `${label}, ${name}`).toEqual([]);
    }
    for (const viewport of [sizes.desktop, sizes.phone]) {
      await site.setViewportSize(viewport);
      const found = await withStyles(site, spacing, () => losses(site));
      expect.soft(found, `${label}, ${viewport.width} px, wider spacing`).toEqual([]);
    }
  }
});

test('nothing is lost with type of twice the size, on a small phone either', async ({
  site,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium can be told what size its visitor has set');
  const session = await site.context().newCDPSession(site);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await expect(site.locator('html')).toHaveCSS('font-size', '32px');
  for (const viewport of [sizes.desktop, sizes.phone, windows['a small phone']]) {
    await site.setViewportSize(viewport);
    for (const { id, label } of tabs) {
      await show(site, id);
      expect.soft(await losses(site), `${label}, ${viewport.width} px`).toEqual([]);
    }
  }
  await site.getByRole('button', { name: 'Menu' }).click();
  expect.soft(await losses(site), 'menu').toEqual([]);
  await site.keyboard.press('Escape');
  const form = new ContactForm(site);
  await form.open();
  await form.send();
  await expect(form.successToast).toBeInViewport({ ratio: 0.99 });
  expect.soft(await losses(site), 'toast').toEqual([]);
});

test('every screen can be read with ease and hit with a finger', async ({ site }) => {
  for (const { id, label } of tabs) {
    await show(site, id);
    for (const viewport of [sizes.phone, sizes.desktop, windows['a wide screen']]) {
      await site.setViewportSize(viewport);
      expect.soft(await smallTargets(site), `${label}, ${viewport.width} px`).toEqual([]);
      expect.soft(await longLines(site), `${label}, ${viewport.width} px`).toEqual([]);
    }
  }
});

test('what opens can be hit with a finger as well', async ({ site }) => {
  await site.setViewportSize(sizes.phone);
  await site.getByRole('button', { name: 'Menu' }).click();
  expect.soft(await smallTargets(site), 'menu').toEqual([]);
  expect.soft(await losses(site), 'menu').toEqual([]);
  const form = new ContactForm(site);
  await form.open();
  await form.sendButton.click();
  expect.soft(await losses(site), 'form with gaps').toEqual([]);
  await form.send();
  await form.successToast.hover();
  expect.soft(await smallTargets(site), 'toast').toEqual([]);
  expect.soft(await losses(site), 'toast').toEqual([]);
});

test('what stays in view while scrolling leaves 60 % of a small window free', async ({ site }) => {
  await site.setViewportSize(windows['a zoom of 400 %']);
  await site.evaluate(() => scrollTo(0, 1500));
  const covered = await site.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > 44 && bottom > 0 && top < innerHeight)
      .reduce((sum, { height }) => sum + height, 0),
  );
  expect(covered).toBeLessThanOrEqual(0.4 * 256);
});

test('the menu can be scrolled through in a small window', async ({ site }) => {
  await site.setViewportSize(windows['a zoom of 400 %']);
  await site.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(site.getByRole('tab').first()).toBeInViewport({ ratio: 0.99 });
  await site.keyboard.press('Tab');
  await site.keyboard.press('End');
  await expect(site.getByRole('tab').last()).toBeFocused();
  await expect(site.getByRole('tab').last()).toBeInViewport({ ratio: 0.99 });
});

test('fields are large enough that phones do not zoom into them', async ({ site }) => {
  await show(site, 'contact');
  for (const field of await site.locator('input:visible, textarea:visible').all()) {
    const size = await field.evaluate((input) =>
      Number.parseFloat(getComputedStyle(input).fontSize),
    );
    expect(size).toBeGreaterThanOrEqual(16);
  }
});

async function losses(page: Page): Promise<string[]> {
  return [...(await lostSideways(page)), ...(await cutText(page))];
}
