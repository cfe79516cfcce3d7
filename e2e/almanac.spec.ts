import { home } from './support/content';
import { expect, test } from './support/fixtures';
import { boxOf } from './support/screens';

// The almanac of Home, which needs no scripts.

test.use({ javaScriptEnabled: false });

const { title, months } = home.almanac;
const textOf = (month: (typeof months)[number]) => `${month.name} ${month.text}`;

test('a month that is chosen shows its text in place of the introduction, moves nothing, and is not printed', async ({
  page,
}) => {
  await page.goto('/');
  const almanac = page.getByRole('group', { name: title });
  const shown = almanac.locator('p').filter({ visible: true });
  await expect(shown).toHaveText([home.almanac.introduction]);
  const { height } = await boxOf(almanac);
  for (const month of months) {
    await almanac.getByRole('radio', { name: month.name }).check();
    await expect(shown).toHaveText([textOf(month)]);
  }
  expect((await boxOf(almanac)).height).toBe(height);

  await almanac.getByRole('radio').first().press('ArrowRight');
  await expect(shown).toHaveText(months.slice(1, 2).map(textOf));

  await page.emulateMedia({ media: 'print' });
  await expect(shown).toHaveText([home.almanac.introduction]);
  await expect(almanac.locator('label, a').filter({ visible: true })).toHaveCount(0);
});
