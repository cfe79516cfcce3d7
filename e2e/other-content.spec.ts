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
// photographs. support/other-content.ts derives it from src/content. The structure is that of the owner's content,
// which sweep.spec.ts inspects, so axe judges it again only with E2E_ALL=1; html-validate reads every site.

const withCards: TabId[] = ['home', 'tours', 'guide', 'gallery'];

/** Header and footer are the same on every screen. */
const withinOf = (id: TabId) => (id === 'home' ? 'body' : 'main');

for (const [build, changes] of Object.entries({ sparse, rich }))
  test.describe(`${build} content`, () => {
    test.use({ baseURL: async ({ serve }, use) => use(await serve(build)) });

    test('site has the changed texts and entries, and no faults', async ({
      readOnlySite: site,
    }) => {
      const { days } = changes.tours(tours).itinerary;
      const headings = site.locator('#tours [id^=day-] h3');
      await expect(headings).toHaveCount(days.length);
      for (const [index, { title }] of days.entries())
        await expect(headings.nth(index)).toContainText(title);

      await resize(site, 'desktop');
      for (const { id, label } of tabs) {
        await navigateTo(site, id);
        // Contrast depends on the content only over photographs, which only the rich content has.
        const overPictures = inspectsAll || build === 'rich' ? 'all' : undefined;
        const what = { within: withinOf(id), colors: false, overPictures } as const;
        await expectNoFaults(site, `${label}, desktop`, what);
        if (inspectsAll) await expectNoAxeViolations(site, label);
        if (withCards.includes(id)) await expectFullRows(site, id);
      }
      for (const size of inspectsAll
        ? (['phone', 'small phone'] as const)
        : (['small phone'] as const)) {
        await resize(site, size);
        for (const { id, label } of tabs) {
          await navigateTo(site, id);
          const what = { within: withinOf(id), colors: inspectsAll };
          await expectNoFaults(site, `${label}, ${size}`, what);
        }
      }
    });
  });
