import { tours } from '../src/content/tours';
import { type TabId, tabs } from '../src/navigation';
import { expectNoFaults } from './inspector/inspect';
import { resize, type SizeName } from './inspector/variants';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { rich, sparse } from './support/other-content';
import { expectFullRows } from './support/rows';
import { navigateTo } from './support/screens';

// Other content fits too: few entries and short texts, or many entries, long texts and names, and
// photographs. support/other-content.ts derives it from src/content.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const lightSizes: SizeName[] = ['phone', 'small phone'];
const withCards: TabId[] = ['home', 'tours', 'guide', 'gallery'];

for (const [build, changes] of Object.entries({ sparse, rich }))
  test.describe(`${build} content`, () => {
    test.use({ baseURL: async ({ serve }, use) => use(await serve(build)) });

    // Without it, the others would pass on a site that was built with the content of src/content.
    test('site has the changed texts and entries', async ({ site }) => {
      const { days } = changes.tours(tours).itinerary;
      await navigateTo(site, 'tours');
      const headings = site.locator('#tours [id^=day-] h3');
      await expect(headings).toHaveCount(days.length);
      for (const [index, { title }] of days.entries())
        await expect(headings.nth(index)).toContainText(title);
    });

    for (const { id, label } of tabs)
      test(`${label} screen has no faults`, async ({ site }) => {
        await resize(site, 'desktop');
        await navigateTo(site, id);
        const where = `${label}, ${build}`;
        await expectNoFaults(site, `${where}, desktop`, { overPictures: 'all' });
        await expectNoAxeViolations(site, where, 'desktop');
        if (withCards.includes(id)) await expectFullRows(site, id);
        for (const size of lightSizes) {
          await resize(site, size);
          await expectNoFaults(site, `${where}, ${size}`);
        }
      });
  });
