import type { Page } from '@playwright/test';
import { contact } from '../src/content/contact';
import { home } from '../src/content/home';
import { tabs } from '../src/navigation';
import { ContactForm } from './support/contact-form';
import { expect, test } from './support/fixtures';
import {
  clippedOrOverlappingText,
  horizontalOverflow,
  smallTargets,
  typographyProblems,
} from './support/layout';
import { labelOf, navigateTo, viewports } from './support/screens';
import { withStyles } from './support/screenshot';

// Reflow, zoom, text spacing, font size, line length, and target size
// (WCAG 1.4.4, 1.4.8, 1.4.10, 1.4.12, 2.5.5).

// Painting is slow without a GPU.
test.describe.configure({ timeout: 120_000 });

const textSpacing = `* {
  line-height: 1.5 !important;
  sampleValues-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Viewports in CSS px; at 400 % zoom, a window of 1280 × 1024 px is 320 × 256 CSS px. */
const viewportSizes = {
  'small phone': { width: 320, height: 640 },
  '400 % zoom': { width: 320, height: 256 },
  '200 % zoom': { width: 640, height: 512 },
  'phone in landscape': { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  'wide screen': { width: 1920, height: 1080 },
};

test('no screen overflows or clips text in any viewport or with wider text spacing', async ({
  site,
}) => {
  for (const { id, label } of tabs) {
    await navigateTo(site, id);
    for (const [name, viewport] of Object.entries(viewportSizes)) {
      await site.setViewportSize(viewport);
      expect.soft(await layoutProblems(site), `${label}, ${name}`).toEqual([]);
    }
    for (const viewport of [viewports.desktop, viewports.phone]) {
      await site.setViewportSize(viewport);
      const problems = await withStyles(site, textSpacing, () => layoutProblems(site));
      expect.soft(problems, `${label}, ${viewport.width} px, text spacing`).toEqual([]);
    }
  }
});

test('nothing overflows or is clipped with a default font size of 32 px', async ({
  site,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium can set the default font size');
  const session = await site.context().newCDPSession(site);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await expect(site.locator('html')).toHaveCSS('font-size', '32px');
  for (const viewport of [viewports.desktop, viewports.phone, viewportSizes['small phone']]) {
    await site.setViewportSize(viewport);
    for (const { id, label } of tabs) {
      await navigateTo(site, id);
      expect.soft(await layoutProblems(site), `${label}, ${viewport.width} px`).toEqual([]);
    }
  }
  await site.getByRole('button', { name: 'Menu' }).click();
  expect.soft(await layoutProblems(site), 'menu').toEqual([]);
  await site.keyboard.press('Escape');
  const form = new ContactForm(site);
  await form.open();
  await form.send();
  await expect(form.successToast).toBeInViewport({ ratio: 0.99 });
  expect.soft(await layoutProblems(site), 'toast').toEqual([]);
});

test('every screen has targets of at least 44 px and readable lines', async ({ site }) => {
  for (const { id, label } of tabs) {
    await navigateTo(site, id);
    for (const viewport of [viewports.phone, viewports.desktop, viewportSizes['wide screen']]) {
      await site.setViewportSize(viewport);
      expect.soft(await smallTargets(site), `${label}, ${viewport.width} px`).toEqual([]);
      expect.soft(await typographyProblems(site), `${label}, ${viewport.width} px`).toEqual([]);
    }
  }
});

test('menu, validation errors, and toast have targets of at least 44 px and no clipped text', async ({
  site,
}) => {
  await site.setViewportSize(viewports.phone);
  await site.getByRole('button', { name: 'Menu' }).click();
  expect.soft(await smallTargets(site), 'menu').toEqual([]);
  expect.soft(await layoutProblems(site), 'menu').toEqual([]);
  const form = new ContactForm(site);
  await form.open();
  await form.sendButton.click();
  expect.soft(await layoutProblems(site), 'validation errors').toEqual([]);
  await form.send();
  await form.successToast.hover();
  expect.soft(await smallTargets(site), 'toast').toEqual([]);
  expect.soft(await layoutProblems(site), 'toast').toEqual([]);
});

test('fixed and sticky elements cover at most 40 % of a small viewport', async ({ site }) => {
  await site.setViewportSize(viewportSizes['400 % zoom']);
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

test('focused tab scrolls into view in the open menu of a small viewport', async ({ site }) => {
  await site.setViewportSize(viewportSizes['400 % zoom']);
  await site.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(site.getByRole('tab').first()).toBeInViewport({ ratio: 0.99 });
  await site.keyboard.press('Tab');
  await site.keyboard.press('End');
  await expect(site.getByRole('tab').last()).toBeFocused();
  await expect(site.getByRole('tab').last()).toBeInViewport({ ratio: 0.99 });
});

test('fields have a font size of at least 16 px, so that phones do not zoom in', async ({
  site,
}) => {
  await navigateTo(site, 'contact');
  for (const field of await site.locator('input:visible, textarea:visible').all()) {
    const size = await field.evaluate((input) =>
      Number.parseFloat(getComputedStyle(input).fontSize),
    );
    expect(size).toBeGreaterThanOrEqual(16);
  }
});

/** The most a screen may be high on a phone, in CSS px. */
const phoneHeights = { guide: 8200, gallery: 6500, contact: 5000 } as const;

for (const [id, height] of Object.entries(phoneHeights) as [keyof typeof phoneHeights, number][]) {
  test(`${labelOf(id)} is at most ${height} px high on a phone`, async ({ site }) => {
    await site.setViewportSize(viewports.phone);
    await navigateTo(site, id);
    const page = site.locator('html');
    expect(await page.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThanOrEqual(height);
  });
}

test('a phone shows the first field of the contact form without scrolling', async ({ site }) => {
  await site.setViewportSize(viewports.phone);
  const form = new ContactForm(site);
  await form.open();
  await expect(form.fields.from_name).toBeInViewport({ ratio: 0.9 });
});

test('in a wide window, privacy and accessibility are side by side', async ({ site }) => {
  await navigateTo(site, 'contact');
  const { privacy, accessibility } = contact;
  const boxes = [privacy, accessibility].map(({ title }) =>
    site.getByRole('heading', { name: title }).boundingBox(),
  );
  const [first, second] = await Promise.all(boxes);
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeGreaterThan((first?.x ?? 0) + 400);
});

for (const width of [390, 768, 1088, 1440]) {
  test(`pictures of the gallery fill their rows, with aligned captions, ${width} px`, async ({
    site,
  }) => {
    await site.setViewportSize({ width, height: 800 });
    await navigateTo(site, 'gallery');
    const list = site.locator('#gallery ul').first();
    const { cards, gap, available } = await list.evaluate((element) => ({
      available: element.clientWidth,
      gap: Number.parseFloat(getComputedStyle(element).columnGap),
      cards: [...element.children].map((card) => ({
        top: Math.round(card.getBoundingClientRect().top),
        width: card.getBoundingClientRect().width,
        picture: Math.round(card.querySelector('img')?.clientWidth ?? 0),
        title: card.querySelector('h3')?.getBoundingClientRect().top ?? 0,
      })),
    }));
    expect(new Set(cards.map(({ picture }) => picture)).size).toBe(2);
    for (const top of new Set(cards.map((card) => card.top))) {
      const row = cards.filter((card) => card.top === top);
      const width = row.reduce((sum, card) => sum + card.width + gap, -gap);
      expect(Math.abs(width - available), 'a row as wide as the list').toBeLessThanOrEqual(1);
      const titles = row.map(({ title }) => title);
      expect(Math.max(...titles) - Math.min(...titles)).toBeLessThanOrEqual(12);
    }
  });
}

async function layoutProblems(page: Page): Promise<string[]> {
  return [...(await horizontalOverflow(page)), ...(await clippedOrOverlappingText(page))];
}

test('play button of the video is a circle, also without aspect-ratio', async ({ site }) => {
  const button = site.getByRole('button', { name: home.tour.video.playLabel });
  // WebKit stretches an element between its insets instead of using its aspect ratio.
  await button.evaluate((element) => element.style.setProperty('aspect-ratio', 'auto'));
  for (const width of [320, 1088]) {
    await site.setViewportSize({ width, height: 612 });
    const box = await button.boundingBox();
    expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(44);
    expect(box?.height, `${width} px`).toBeCloseTo(box?.width ?? 0, 0);
  }
});
