import { expect, test } from './fixtures';

test('the bar with the five tabs stays in view while the page scrolls', { tag: '@wide' }, async ({
  site,
}) => {
  await site.mouse.wheel(0, 2000);
  await expect.poll(() => site.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect(site.getByRole('tablist')).toBeInViewport({ ratio: 1 });
  await expect(site.getByRole('tab')).toHaveCount(5);
});
