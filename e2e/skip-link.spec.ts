import { shell } from '../src/content/shell';
import { expect, test } from './support/fixtures';
import { focusedName, stopsIn } from './support/tab-order';

// Past the header in one step (WCAG 2.4.1).

test('the skip link is the first stop, and shows itself there', async ({ site }) => {
  const link = site.getByRole('link', { name: shell.skipLink });
  await expect(link).toHaveCSS('width', '1px');
  await site.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  expect((await link.boundingBox())?.width).toBeGreaterThan(44);
});

test('it leads into the main part, and Tab goes on from there', async ({ site }) => {
  const address = site.url();
  await site.keyboard.press('Tab');
  await site.keyboard.press('Enter');
  await expect(site.getByRole('main')).toBeFocused();
  await site.keyboard.press('Tab');
  expect(await focusedName(site)).toBe(stopsIn.home[0]);
  expect(site.url()).toBe(address);
});
