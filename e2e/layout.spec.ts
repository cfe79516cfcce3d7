import { contact } from '../src/content/contact';
import { home } from '../src/content/home';
import { ContactForm } from './support/contact-form';
import { expect, test } from './support/fixtures';
import { labelOf, navigateTo, viewports } from './support/screens';
import { sizes } from './support/sweep';

// What sweep.spec.ts cannot see: intended positions, behavior in small windows, and other browsers.

test('focused tab scrolls into view in the open menu of a small viewport', async ({ site }) => {
  await site.setViewportSize(sizes['400 % zoom']);
  await site.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(site.getByRole('tab').first()).toBeInViewport({ ratio: 0.99 });
  await site.keyboard.press('Tab');
  await site.keyboard.press('End');
  await expect(site.getByRole('tab').last()).toBeFocused();
  await expect(site.getByRole('tab').last()).toBeInViewport({ ratio: 0.99 });
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
