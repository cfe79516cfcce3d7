import { contact } from '../../src/content/contact';
import { gallery } from '../../src/content/gallery';
import { guide } from '../../src/content/guide';
import { home } from '../../src/content/home';
import { shell } from '../../src/content/shell';
import { tours } from '../../src/content/tours';
import { tabs } from '../../src/navigation';
import { labelOf, navigateTo, viewports } from '../support/screens';
import { expectHeard, test } from './fixtures';

// Loading, the five screens, and the ways between them.

const headings = {
  home: home.hero.title,
  tours: tours.hero.title,
  guide: guide.hero.title,
  gallery: gallery.hero.title,
  contact: contact.hero.title,
};

test('after loading, the title, a summary, and the skip link are heard', async ({ reader }) => {
  await expectHeard(reader, shell.titles.home, 'landmarks', 'headings', shell.skipLink);
});

test('skip link leads past the tabs', async ({ reader }) => {
  await reader.press('Tab');
  await expectHeard(reader, shell.skipLink, 'link');
  await reader.press('Return', 'Tab');
  await expectHeard(reader, home.hero.explore.label, 'button');
});

test('each tab is heard with arrows, Home, and End, and its selection', async ({ reader }) => {
  await reader.press('Tab', 'Tab', 'Tab');
  await expectHeard(reader, shell.tabs, labelOf('home'), 'tab');
  for (const { label } of tabs.slice(1)) {
    await reader.press('Right');
    await expectHeard(reader, label, 'tab');
  }
  await reader.press('Home');
  await expectHeard(reader, labelOf('home'), 'tab');
  await reader.press('End');
  await expectHeard(reader, labelOf('contact'), 'tab');
  await reader.press('Return');
  await expectHeard(reader, 'selected');
});

test('menu says its name and whether it is open', async ({ reader }) => {
  await reader.page.setViewportSize(viewports.phone);
  await reader.press('Tab', 'Tab', 'Tab');
  await expectHeard(reader, shell.menu, 'button', 'collapsed');
  await reader.press('Return');
  await expectHeard(reader, 'expanded');
  await reader.press('Tab', 'Down');
  await expectHeard(reader, labelOf('tours'), 'tab');
  await reader.press('Escape');
  await expectHeard(reader, 'collapsed');
  await reader.press('Return', 'Tab', 'Down', 'Return');
  await expectHeard(reader, labelOf('tours'));
});

for (const [action, presses] of [
  [home.hero.explore, 2],
  [home.hero.contact, 3],
] as const)
  test(`"${action.label}" is followed by its screen`, async ({ reader }) => {
    await reader.press('Tab', 'Return', ...Array(presses - 1).fill('Tab'));
    await expectHeard(reader, action.label);
    await reader.press('Return');
    await expectHeard(reader, labelOf(action.to));
  });

for (const { id, label } of tabs)
  test(`headings and pictures of ${label} are found by keys`, async ({ reader }) => {
    if (id !== 'home') await navigateTo(reader.page, id);
    await reader.press('Insert+a', 'ctrl+Home', 'h');
    await expectHeard(reader, headings[id], 'heading level 1');
    await reader.press('h');
    await expectHeard(reader, 'heading level 2');
    await reader.press('g');
    await reader.press('g');
    await reader.press('g');
  });
