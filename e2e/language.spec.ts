import { expect, test } from './support/fixtures';

// The site is in English, whatever the browser speaks.

test.use({ locale: 'he-IL' });

test('arrow keys follow the tabs as they stand, also in a browser that reads from right to left', {
  tag: '@wide',
}, async ({ site }) => {
  await site.getByRole('tab').first().focus();
  await site.keyboard.press('ArrowRight');
  await expect(site.getByRole('tab').nth(1)).toBeFocused();
});
