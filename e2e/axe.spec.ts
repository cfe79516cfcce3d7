import { shell } from '../src/content/shell';
import { tabs } from '../src/navigation';
import { expectNoBarriers } from './support/axe';
import { grants } from './support/capabilities';
import { ContactForm } from './support/contact-form';
import { expect, test } from './support/fixtures';
import { labelOf, type Size, schemes, show, sizes } from './support/screens';
import { play, playerIsFocused } from './support/third-party-widgets';

// Every rule of axe, on every screen, in both color schemes, on a desktop and on a phone, and with
// everything open that can be open. Each test loads the page once and goes through its states.

// Painting and looking takes long where there is no graphics card.
test.describe.configure({ timeout: 120_000 });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Page = Parameters<typeof expectNoBarriers>[0];

/** Looks at what is on the page now, in every window and color scheme. */
async function look(page: Page, screen: string, state: string, only?: Size) {
  for (const [size, viewport] of Object.entries(sizes)) {
    if (only && only !== size) continue;
    await page.setViewportSize(viewport);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      // Debian's Firefox keeps to its own colors.
      if (!(await grants(page, `(prefers-color-scheme: ${colorScheme})`))) continue;
      await expectNoBarriers(page, screen, `${state}, ${size}, ${colorScheme}`);
    }
  }
}

for (const { id, label } of tabs) {
  test(`${label} has no barrier that axe can find`, async ({ site }) => {
    await show(site, id);
    await look(site, label, 'as it opens');
  });
}

test('the open menu has no barrier that axe can find', async ({ site }) => {
  await site.setViewportSize(sizes.phone);
  await site.getByRole('button', { name: shell.menu }).click();
  await expect(site.getByRole('tab')).toHaveCount(tabs.length);
  await look(site, labelOf('home'), 'menu open', 'phone');
});

test('the playing video has no barrier that axe can find', async ({ site, allow }) => {
  allow.push('request elsewhere: https://www.youtube-nocookie.com');
  await site.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Player</title><main><h1>Player</h1></main>',
    }),
  );
  await play(site);
  await playerIsFocused(site);
  await look(site, labelOf('home'), 'video playing');
});

test('a picture opened large has no barrier that axe can find', async ({ site }) => {
  await show(site, 'gallery');
  await site.getByRole('main').getByRole('button').first().click();
  await expect(site.getByRole('dialog')).toBeVisible();
  await look(site, labelOf('gallery'), 'picture opened');
});

test('a form with gaps has no barrier that axe can find', async ({ site }) => {
  const form = new ContactForm(site);
  await form.open();
  await form.sendButton.click();
  await expect(form.fields.from_name).toBeFocused();
  await look(site, labelOf('contact'), 'form with gaps');
});

test('the outcomes of a message have no barrier that axe can find', async ({
  site,
  network,
  allow,
}) => {
  const form = new ContactForm(site);
  await form.failOnce({ network, allow });
  // The pointer over a toast keeps it there.
  await form.failureToast.hover();
  await look(site, labelOf('contact'), 'failure toast and lasting message');

  await form.sendButton.click();
  await form.successToast.hover();
  await look(site, labelOf('contact'), 'success toast and lasting message');
});
