import type { Page } from '@playwright/test';
import type { TabId } from '../../src/navigation';
import { home, shell, tabs } from '../support/content';
import { openSite } from '../support/open-site';
import { navigateTo, screenTitles, viewports } from '../support/screens';
import { expect, expectHeard, test } from './fixtures';

// Loading, the screens, and the ways between them.

type Tab = (typeof tabs)[number];

const [first, last] = [tabs[0], tabs.at(-1)] as [Tab, Tab];

const secondHeading = (page: Page, id: TabId) => page.locator(`#${id} h2`).first().innerText();

test('the title, a summary of the page, and the skip link are heard after loading', async ({
  reader,
  url,
}) => {
  await openSite(reader.page, url);
  await expectHeard(
    reader,
    `Finished loading ${shell.titles.home}`,
    'landmarks',
    'headings',
    shell.skipLink,
  );
});

test('the skip link leads past the tabs', async ({ reader }) => {
  await reader.press('Return', 'Tab');
  await expectHeard(reader, home.hero.explore.label, 'push button');
});

test('tabs are heard with arrows, Home, and End, and a selected one as such', async ({
  reader,
}) => {
  const expectTab = ({ label }: Tab) => expectHeard(reader, label, 'page tab');
  await reader.press('Tab', 'Tab');
  await expectHeard(reader, shell.tabLabels.home, 'page tab');
  await reader.press('End');
  await expectTab(last);
  await reader.press('Home');
  await expectTab(first);
  for (const tab of tabs.slice(1)) {
    await reader.press('Right');
    await expectTab(tab);
  }
  // Orca says that a tab is selected after Space, not after Enter.
  await reader.press('space');
  await expectHeard(reader, 'selected');
});

test('the menu says its name, whether it is open, and the screen that was chosen', async ({
  reader,
}) => {
  await reader.page.setViewportSize(viewports.phone);
  await reader.press('Tab', 'Tab');
  await expectHeard(reader, shell.menu, 'collapsed');
  await reader.press('Return');
  await expectHeard(reader, 'expanded');
  await reader.press('Tab');
  await expectHeard(reader, shell.tabLabels.home, 'page tab');
  await reader.press('Escape');
  await expectHeard(reader, shell.menu, 'collapsed');
  await reader.press('Return');
  await expectHeard(reader, 'expanded');
  await reader.press('Tab', 'End');
  await expectHeard(reader, last.label, 'page tab');
  await reader.press('Return');
  await expectHeard(reader, last.label);
});

for (const [{ label, to }, presses] of [
  [home.hero.explore, ['Tab']],
  [home.hero.contact, ['Tab', 'Tab']],
] as const)
  test(`"${label}" is followed by the name of its screen, and reading goes on there`, async ({
    reader,
  }) => {
    await reader.press('Return', ...presses);
    await expectHeard(reader, label, 'push button');
    await reader.press('Return');
    await expectHeard(reader, shell.tabLabels[to]);
    await reader.press('h');
    await expectHeard(reader, await secondHeading(reader.page, to), 'heading level 2');
  });

for (const { id, label } of tabs)
  test(`all headings and pictures of ${label} are found by keys`, async ({ reader }) => {
    const { page } = reader;
    if (id !== 'home') {
      await navigateTo(page, id);
      await expectHeard(reader, label);
    }
    // Orca announces the level of a heading before any words in another language.
    const headings = await page.getByRole('heading').evaluateAll((list) =>
      list.map((heading) => {
        const { textContent } = (heading.querySelector('[lang]') && heading.firstChild) || heading;
        return `${textContent} heading level ${heading.tagName[1]}`;
      }),
    );
    expect(headings[0]).toContain(screenTitles[id]);
    await reader.press('ctrl+Home');
    await reader.press(headings.map(() => 'h').join(' '));
    await expectHeard(reader, ...headings);
    const pictures = await page
      .locator(`#${id}`)
      .getByRole('img')
      .evaluateAll((list) =>
        list.map((picture) => `${picture.ariaLabel ?? picture.getAttribute('alt')} image`),
      );
    await reader.press('ctrl+Home');
    await reader.press(pictures.map(() => 'g').join(' ') || 'g');
    await expectHeard(reader, ...(pictures.length ? pictures : ['No more images']));
  });
