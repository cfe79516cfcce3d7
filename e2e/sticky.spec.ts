import { shell } from '../src/content/shell';
import { expect, test } from './support/fixtures';
import { sizes } from './support/screens';

test('the bar stays in view while the page scrolls, with the five tabs or the menu button', {
  tag: '@wide',
}, async ({ site }) => {
  await site.mouse.wheel(0, 2000);
  await expect.poll(() => site.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect(site.getByRole('tablist')).toBeInViewport({ ratio: 1 });
  await expect(site.getByRole('tab')).toHaveCount(5);

  await site.setViewportSize(sizes.phone);
  await expect(site.getByRole('button', { name: shell.menu })).toBeInViewport({ ratio: 1 });
  expect(await site.evaluate(() => scrollY)).toBeGreaterThan(1000);
});
