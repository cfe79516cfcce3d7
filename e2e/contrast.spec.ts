import { tabs } from '../src/navigation';
import { faint } from './support/contrast-audit';
import { expect, test } from './support/fixtures';
import { schemes, show, sizes } from './support/screens';

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
    for (const width of [761, 900, 1100, 1440, 1920]) {
      await site.setViewportSize({ width, height: 1000 });
      expect.soft(await faint(site, {}), `${tab}, ${width} px wide`).toEqual([]);
    }
  }
});
