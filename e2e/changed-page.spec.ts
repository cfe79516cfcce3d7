import type { Page } from '@playwright/test';
import { contact } from '../src/content/contact';
import { home } from '../src/content/home';
import { expect, test, waitForHydration } from './support/fixtures';
import { appScripts, delayRequests } from './support/network';
import { labelOf, photoButton } from './support/screens';

// Password managers, translators, and content delivery networks change the page before the app
// starts. The screen, typed text, focus, the scroll position, and a press survive that.

const changes = {
  'an element is added to main': () => {
    document.querySelector('main')?.append(document.createElement('div'));
  },
  'an element is added after a field': () => {
    document.querySelector('[name=email]')?.after(document.createElement('div'));
  },
  'text is split and wrapped': () => {
    for (const text of document.querySelectorAll('h1, footer li, [role=tab]')) {
      const word = document.createElement('font');
      word.append(text.textContent.slice(3));
      text.replaceChildren(text.textContent.slice(0, 3), word);
    }
  },
  'mail addresses are rewritten': () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
      link.href = '/cdn-cgi/l/email-protection#00';
      const text = document.createElement('span');
      text.append('[email protected]');
      link.replaceChildren(text);
    }
  },
};

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label }).first();

interface Visit {
  change: keyof typeof changes;
  url: string;
  /** What the visitor does before the app starts. */
  act: (page: Page) => Promise<void>;
  /** What is left of it. */
  check: (page: Page) => Promise<void>;
}

const visits: Record<string, Visit> = {
  'a message typed on #contact': {
    change: 'an element is added after a field',
    url: '/#contact',
    async act(page) {
      await field(page, contact.form.name).fill('Anna');
      await field(page, contact.form.message).fill('In May, with two children.');
    },
    async check(page) {
      await expectScreen(page, 'contact');
      await expect(field(page, contact.form.name)).toHaveValue('Anna');
      await expect(field(page, contact.form.message)).toHaveValue('In May, with two children.');
      await expect(field(page, contact.form.message)).toBeFocused();
    },
  },
  'a place on #gallery': {
    change: 'an element is added to main',
    url: '/#gallery',
    async act(page) {
      await photoButton(page, 3).focus();
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    },
    async check(page) {
      await expectScreen(page, 'gallery');
      await expect(photoButton(page, 3)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(700);
    },
  },
  'a press on a tab': {
    change: 'text is split and wrapped',
    url: '/',
    act: (page) => page.locator('[role=tab][data-navigate=guide]').click(),
    async check(page) {
      await expectScreen(page, 'guide');
      await expect(page.getByRole('tab', { selected: true })).toBeFocused();
    },
  },
  'a press on a button': {
    change: 'mail addresses are rewritten',
    url: '/',
    act: (page) => page.getByRole('button', { name: home.hero.explore.label }).click(),
    async check(page) {
      await expectScreen(page, 'tours');
      await expect(page.locator('#tours h1')).toBeFocused();
    },
  },
};

async function expectScreen(page: Page, id: 'contact' | 'gallery' | 'guide' | 'tours') {
  await expect(page.locator('[data-screen=shown]')).toHaveId(id);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(labelOf(id));
}

for (const [visit, { change, url, act, check }] of Object.entries(visits))
  test(`${visit} is kept when ${change}`, async ({ page }) => {
    const release = await delayRequests(page, appScripts);
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.evaluate(changes[change]);
    await act(page);
    release();
    await waitForHydration(page);
    await check(page);
  });

test('an unchanged page keeps its elements', async ({ page }) => {
  const release = await delayRequests(page, appScripts);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const before = await page.evaluateHandle(() => [...document.querySelectorAll('#root *')]);
  release();
  await waitForHydration(page);
  const kept = await before.evaluate((elements) => elements.map((element) => element.isConnected));
  expect(kept.length).toBeGreaterThan(500);
  expect(kept).not.toContain(false);
});
