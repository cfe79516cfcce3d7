import type { Page } from '@playwright/test';
import { tabs } from '../src/navigation';
import { faintEdges, faintIcons, faintText } from './faint';
import { expect, test } from './fixtures';
import { hideText, paintOnlyGrounds, textsOf } from './painted';
import { shoot, withStyles } from './pixels';
import { schemes, show, sizes } from './screens';

// What is painted is measured, not what the style sheet says: text also stands over pictures.

// Painting and looking takes long where there is no graphics card.
test.describe.configure({ timeout: 120_000 });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { id, label } of tabs) {
  test(`everything on ${label} stands out from what is behind it`, async ({ site }) => {
    await show(site, id);
    for (const [size, viewport] of Object.entries(sizes)) {
      await site.setViewportSize(viewport);
      for (const colorScheme of schemes) {
        await site.emulateMedia({ colorScheme });
        const found = await faint(site, { fullPage: true });
        expect.soft(found, `${label}, ${size}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test('the words over the large pictures can be read in windows of every width', async ({
  site,
}) => {
  for (const tab of ['home', 'tours'] as const) {
    await show(site, tab);
    for (const width of [761, 1100, 1920]) {
      await site.setViewportSize({ width, height: 1000 });
      expect.soft(await faint(site, {}), `${tab}, ${width} px wide`).toEqual([]);
    }
  }
});

/** What is too faint on the page: text, edges of controls, and icons that say something. */
async function faint(page: Page, options: { fullPage?: boolean }): Promise<string[]> {
  await paintOnlyGrounds(page);
  const texts = await textsOf(page);
  const shown = await shoot(page, options);
  const ground = await withStyles(page, hideText, () => shoot(page, options));
  return [
    ...texts.flatMap((text) => faintText(text, shown, ground)),
    ...(await faintEdges(page, shown)),
    ...(await faintIcons(page, shown)),
  ];
}
