import type { Locator, Page } from '@playwright/test';
import { contact } from '../src/content/contact';
import { gallery } from '../src/content/gallery';
import { guide } from '../src/content/guide';
import { home } from '../src/content/home';
import { shell } from '../src/content/shell';
import { tours } from '../src/content/tours';
import { tabs } from '../src/navigation';
import { isSystemFirefox } from './support/capabilities';
import { expect, openSite, test } from './support/fixtures';
import { appScripts, hold, noScript } from './support/network';
import { labelOf, sizes } from './support/screens';

// The page without scripts, and in browsers that cannot run ours (design 4).

const titles = [home, tours, guide, gallery, contact].map(({ hero }) => hero.title);

/** What can be read: every screen in order, every trip, day, picture and story. */
async function expectAllToBeRead(page: Page) {
  await expect(page.locator('h1')).toHaveText(titles);
  // What would be lost on the way is not asked for.
  const forms = [contact.form.label, shell.footer.newsletter.title];
  await expect(page.locator('h1, h2, h3').filter({ visible: false })).toHaveText(forms);
  for (const { feedback } of home.testimonials.list) {
    await expect(page.getByText(feedback)).toBeVisible();
  }
  const days = page.locator('#tours').getByRole('heading', { level: 3 });
  for (const { title } of tours.itinerary.days) {
    await expect(days.filter({ hasText: title })).toBeVisible();
  }
}

/** Follows a link and expects to stand at the screen it names, without leaving the page. */
async function expectToLead(page: Page, name: string, id: string) {
  const links = page.getByRole('link', { name, exact: true });
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    await link.click();
    expect(new URL(page.url()).hash).toBe(`#${id}`);
    await expect(page.locator(`#${id} h1`)).toBeInViewport();
    await expect(page.locator('#home h1')).toBeVisible();
  }
}

/** Expects nothing to be shown that takes words or presses, and then does nothing with them. */
async function expectNoDeadControls(page: Page) {
  const controls = page.locator('button, input, select, textarea');
  await expect(controls).not.toHaveCount(0);
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(home.callToAction.chat.fallbackNote)).toBeHidden();
}

/** Where it begins and ends in its line. */
function edgesOf(part: Locator) {
  return part.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right) };
  });
}

/** Narrows the window, and expects nothing to reach out of it. */
async function expectToFit(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.locator('body').evaluate((body) => body.scrollWidth)).toBeLessThanOrEqual(320);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test.skip(isSystemFirefox, 'its scripts stay on');

  test.beforeEach(async ({ page }) => void (await page.goto('/')));

  test('all five screens can be read, and phone, email, chat and video are links', async ({
    page,
    request,
  }) => {
    await expectAllToBeRead(page);
    const screen = page.locator('#contact');
    await expect(screen.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(screen.locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(page.getByRole('link', { name: shell.chatLink })).toBeVisible();
    const html = await (await request.get('/')).text();
    expect(html).toMatch(new RegExp(`<noscript>[^/]*<a href="[^"]+">${shell.chatLink}</a>`));
    const video = page.getByRole('link', { name: home.tour.video.playLabel });
    await expect(video).toHaveAttribute('href', new RegExp(home.tour.video.id));
  });

  test('no field and no button is shown, as none would work', async ({ page }) => {
    await expectNoDeadControls(page);
  });

  for (const [size, viewport] of Object.entries(sizes)) {
    test(`the ways to reach the company take the place of the form, ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const [ways, reasons] = [
        page.locator('#contact ul').first(),
        page.locator('#contact ul').nth(1),
      ];
      await expect(ways.getByRole('heading')).toHaveText(
        [contact.cards.phone, contact.cards.email, contact.cards.office].map(({ title }) => title),
      );
      expect(await edgesOf(ways)).toEqual(await edgesOf(reasons));
      const footer = page.getByRole('contentinfo');
      expect((await edgesOf(footer.locator('nav'))).right).toBe(
        (await edgesOf(footer.locator('> p'))).right,
      );
    });

    test(`links stand in place of tabs and buttons, ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('tab')).toHaveCount(0);
      const bar = page.getByRole('navigation', { name: shell.navigation });
      await expect(bar.getByRole('link')).toHaveText(tabs.map(({ label }) => label));
      for (const { id, label } of tabs) await expectToLead(page, label, id);
      await expectToLead(page, home.hero.explore.label, home.hero.explore.to);
      await expectToLead(page, home.tour.book.label, home.tour.book.to);
      await expectToLead(page, gallery.closing.action.label, gallery.closing.action.to);
    });
  }

  test('nothing is lost in a narrow window', ({ page }) => expectToFit(page));
});

test.describe('when the app does not arrive', () => {
  test.beforeEach(async ({ page, allow }) => {
    allow.push(...noScript);
    await page.route(appScripts, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  test('the page takes the form it has without scripts, and keeps nothing that cannot work', async ({
    page,
  }) => {
    await expectAllToBeRead(page);
    for (const { id, label } of tabs) await expectToLead(page, label, id);
    await expectToLead(page, home.hero.explore.label, home.hero.explore.to);
    await expectNoDeadControls(page);
    await expectToFit(page);
  });
});

test('what is pressed before the app is ready is done as soon as it is', async ({ page }) => {
  const release = await hold(page, appScripts);
  const opened = openSite(page);
  await page.getByRole('button', { name: home.hero.explore.label }).click();
  release();
  await opened;
  await expect(page.getByRole('tabpanel', { name: labelOf('tours') })).toBeVisible();
  await expect(page.locator('#tours h1')).toBeFocused();
});
