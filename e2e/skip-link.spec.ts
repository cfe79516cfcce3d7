import { shell } from './support/content';
import { expect, test } from './support/fixtures';
import { inFull } from './support/screens';
import { expectFocusOn, firstTabStop } from './support/tab-order';

// The skip link (WCAG 2.4.1).

test('skip link is the first tab stop, becomes visible on focus, and leads to main', async ({
  site,
}) => {
  const url = site.url();
  const link = site.getByRole('link', { name: shell.skipLink });
  await expect(link).toHaveCSS('clip-path', 'inset(50%)');
  await site.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport(inFull);
  await expect(link).not.toHaveCSS('clip-path', 'inset(50%)');
  await site.keyboard.press('Enter');
  await expect(site.getByRole('main')).toBeFocused();
  await site.keyboard.press('Tab');
  await expectFocusOn(site, firstTabStop.home);
  expect(site.url()).toBe(url);
});
