import type { Page } from '@playwright/test';
import { ContactForm } from './support/contact-form';
import { shell, tabs } from './support/content';
import { expect, test } from './support/fixtures';
import { appScripts, delayRequests } from './support/network';
import { waitForHydration } from './support/open-site';
import { selectedTab, shownScreen } from './support/screens';

// Password managers, translators, and content delivery networks change the page before the app starts. React then
// replaces the part that was changed. The screen, typed text, focus, open answers, and the scroll position survive.

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

/** Marks every part. React removes the mark of one that it replaces. */
const markParts = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-part]'))
      part.firstElementChild?.setAttribute('title', 'kept');
  });
const keptParts = (page: Page) =>
  page
    .locator('[data-part]:has(> [title=kept])')
    .evaluateAll((parts: HTMLElement[]) => parts.map(({ dataset }) => dataset.part));
const otherParts = (replaced: string) =>
  ['header', ...tabs.map(({ id }) => id), 'footer'].filter((id) => id !== replaced);

test('a message is kept when a password manager adds an element after a field, and only its screen is replaced', async ({
  page,
}) => {
  const startApp = await openChanged(page, '/#contact', () =>
    (document.querySelector('[name=email]') as Element).after(document.createElement('div')),
  );
  await markParts(page);
  const { fields } = new ContactForm(page);
  await fields.from_name.fill('Anna');
  await fields.message.fill('In May, with two children.');
  const scrollY = () => page.evaluate(() => window.scrollY);
  const before = await scrollY();
  await startApp();
  await expect(shownScreen(page)).toHaveId('contact');
  await expect(fields.from_name).toHaveValue('Anna');
  await expect(fields.message).toHaveValue('In May, with two children.');
  await expect(fields.message).toBeFocused();
  expect(await scrollY()).toBe(before);
  expect(await keptParts(page)).toEqual(otherParts('contact'));
});

test('an answer stays open when a translator splits and wraps text, and so does a tab that was chosen', {
  tag: '@wide',
}, async ({ page }) => {
  const startApp = await openChanged(page, '/', () => {
    for (const text of document.querySelectorAll('h1, h2, [role=tab]')) {
      const word = document.createElement('font');
      word.append(text.textContent.slice(3));
      text.replaceChildren(text.textContent.slice(0, 3), word);
    }
  });
  await page.locator('[role=tab][data-navigate=guide]').click();
  await page.locator('#guide summary').last().click();
  const { y } = (await page.locator('#guide summary').last().boundingBox()) ?? {};
  await startApp();
  await expect(shownScreen(page)).toHaveId('guide');
  await expect(selectedTab(page)).toHaveText(shell.tabLabels.guide);
  await expect(page.locator('#guide details').last()).toHaveAttribute('open');
  expect((await page.locator('#guide summary').last().boundingBox())?.y).toBe(y);
});

test('what others add around the parts is left alone', async ({ page }) => {
  const startApp = await openChanged(page, '/', () => {
    for (const place of document.querySelectorAll('body, #root, main, [data-screen]'))
      place.append(document.createElement('div'));
  });
  const before = await page.evaluateHandle(() => [...document.querySelectorAll('#root *')]);
  await startApp();
  const replaced = await before.evaluate((elements) =>
    elements.filter((element) => !element.isConnected).map(({ outerHTML }) => outerHTML),
  );
  expect(replaced).toEqual([]);
});
