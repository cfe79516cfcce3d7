import { type TabId, tabs } from '../src/navigation';
import { expectNoFaults } from './inspector/inspect';
import { resize, type SizeName } from './inspector/variants';
import { expectNoAxeViolations } from './support/axe';
import { test } from './support/fixtures';
import { expectFullRows } from './support/rows';
import { navigateTo } from './support/screens';

// Other content fits too: few entries and short texts, or many entries, long texts and
// names, and photographs. e2e/support/other-content.ts derives it.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const lightSizes: SizeName[] = ['phone', 'small phone'];
const withCards: TabId[] = ['home', 'tours', 'guide', 'gallery'];

for (const build of ['sparse', 'rich'])
  test.describe(`${build} content`, () => {
    test.use({ baseURL: async ({ serve }, use) => use(await serve(build)) });

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
