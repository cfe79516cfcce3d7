import { home } from '../src/content/home';
import { expect, test } from './support/fixtures';
import { sizes } from './support/sweep';

// What sweep.spec.ts cannot see: behavior in small windows, and in other browsers.

test('focused tab scrolls into view in the open menu of a small viewport', async ({ site }) => {
  await site.setViewportSize(sizes['400 % zoom']);
  await site.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(site.getByRole('tab').first()).toBeInViewport({ ratio: 0.99 });
  await site.keyboard.press('Tab');
  await site.keyboard.press('End');
  await expect(site.getByRole('tab').last()).toBeFocused();
  await expect(site.getByRole('tab').last()).toBeInViewport({ ratio: 0.99 });
});

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
