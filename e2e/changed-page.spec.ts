import type { Page } from '@playwright/test';
import type { TabId } from '../src/navigation';
import { ContactForm } from './support/contact-form';
import { home, shell, tabs } from './support/content';
import { expect, test } from './support/fixtures';
import { appScripts, delayRequests } from './support/network';
import { waitForHydration } from './support/open-site';
import { photoButton, selectedTab } from './support/screens';

// Password managers, translators, and content delivery networks change the page before the app
// starts. The screen, typed text, focus, the scroll position, and a press survive that.

/** Opens the page and changes it before the app starts. The returned function starts the app. */
async function openChanged(page: Page, url: string, change: () => void) {
  const release = await delayRequests(page, appScripts);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.evaluate(change);
  return async () => {
    release();
    await waitForHydration(page);
  };
}

async function expectScreen(page: Page, id: TabId) {
  await expect(page.locator('[data-screen=shown]')).toHaveId(id);
  await expect(selectedTab(page)).toHaveText(shell.tabLabels[id]);
}

test('a message typed on #contact is kept when an element is added after a field', async ({
  page,
}) => {
  const startApp = await openChanged(page, '/#contact', () =>
    (document.querySelector('[name=email]') as Element).after(document.createElement('div')),
  );
  const { fields } = new ContactForm(page);
  await fields.from_name.fill('Anna');
  await fields.message.fill('In May, with two children.');
  await startApp();
  await expectScreen(page, 'contact');
  await expect(fields.from_name).toHaveValue('Anna');
  await expect(fields.message).toHaveValue('In May, with two children.');
  await expect(fields.message).toBeFocused();
});

test('a place on #gallery is kept when an element is added to main', async ({ page }) => {
  const startApp = await openChanged(page, '/#gallery', () =>
    (document.querySelector('main') as Element).append(document.createElement('div')),
  );
  await photoButton(page, 1).focus();
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await startApp();
  await expectScreen(page, 'gallery');
  await expect(photoButton(page, 1)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

test('a press on a tab is kept when a translator splits and wraps text', {
  tag: '@wide',
}, async ({ page }) => {
  const startApp = await openChanged(page, '/', () => {
    for (const text of document.querySelectorAll('h1, footer li, [role=tab]')) {
      const word = document.createElement('font');
      word.append(text.textContent.slice(3));
      text.replaceChildren(text.textContent.slice(0, 3), word);
    }
  });
  await expect(page.locator('font')).not.toHaveCount(0);
  await page.locator('[role=tab][data-navigate=guide]').click();
  await startApp();
  await expectScreen(page, 'guide');
  await expect(selectedTab(page)).toBeFocused();
});

test('a press on a button is kept when email addresses are rewritten', async ({ page }) => {
  const startApp = await openChanged(page, '/', () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
      link.href = '/cdn-cgi/l/email-protection#00';
      const text = document.createElement('span');
      text.append('[email protected]');
      link.replaceChildren(text);
    }
  });
  await expect(page.getByText('[email protected]')).not.toHaveCount(0);
  await page.getByRole('button', { name: home.hero.explore.label }).click();
  await startApp();
  await expectScreen(page, 'tours');
  await expect(page.locator('#tours h1')).toBeFocused();
});

test('an unchanged page keeps its elements', async ({ page }) => {
  const startApp = await openChanged(page, '/', () => {});
  const before = await page.evaluateHandle(() => [...document.querySelectorAll('#root *')]);
  await startApp();
  const { titles, replaced } = await before.evaluate((elements) => ({
    titles: elements.filter(({ tagName }) => tagName === 'H1').length,
    replaced: elements.filter((element) => !element.isConnected).map(({ outerHTML }) => outerHTML),
  }));
  expect(titles).toBe(tabs.length);
  expect(replaced).toEqual([]);
});
