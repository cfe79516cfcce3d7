import type { TabId } from '../src/navigation';
import { expectNoFaults } from './inspector/inspect';
import { inspectsAll, resize } from './inspector/variants';
import { expectNoAxeViolations } from './support/axe';
import { tabs, tours } from './support/content';
import { expect, test } from './support/fixtures';
import { rich, sparse } from './support/other-content';
import { expectFullRows } from './support/rows';
import { navigateTo } from './support/screens';

// Other content fits too: few entries and short texts, or many entries, long texts and names, and
// photographs. support/other-content.ts derives it from src/content.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const withCards: TabId[] = ['home', 'tours', 'guide', 'gallery'];

for (const [build, changes] of Object.entries({ sparse, rich }))
  test.describe(`${build} content`, () => {
    test.use({ baseURL: async ({ serve }, use) => use(await serve(build)) });

    test('site has the changed texts and entries, and no faults', async ({ site }) => {
      const { days } = changes.tours(tours).itinerary;
      const headings = site.locator('#tours [id^=day-] h3');
      await expect(headings).toHaveCount(days.length);
      for (const [index, { title }] of days.entries())
        await expect(headings.nth(index)).toContainText(title);

      await resize(site, 'desktop');
      for (const { id, label } of tabs) {
        await navigateTo(site, id);
        // Colors do not depend on the content, except over pictures.
        await expectNoFaults(site, `${label}, desktop`, { colors: false, overPictures: 'all' });
        await expectNoAxeViolations(site, label);
        if (withCards.includes(id)) await expectFullRows(site, id);
      }
      for (const size of ['phone', 'small phone'] as const) {
        await resize(site, size);
        for (const { id, label } of tabs) {
          await navigateTo(site, id);
          await expectNoFaults(site, `${label}, ${size}`, { colors: inspectsAll });
        }
      }
    });
  });
