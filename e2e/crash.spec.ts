import type { Locator, Page } from '@playwright/test';
import { company } from '../src/content/company';
import { home } from '../src/content/home';
import { shell } from '../src/content/shell';
import { tabs } from '../src/navigation';
import { expect, openSite, test } from './support/fixtures';
import { wordlessError } from './support/network';
import { show } from './support/screens';

// An error while a screen is rendered. The carousel, on the home screen only, asks the browser
// about motion: a browser that fails there takes down that screen, and nothing else.

function failOnMotion() {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    if (query.includes('reduced-motion')) throw new Error('broken on purpose');
    return matchMedia(query);
  };
}

const crashes: Record<string, (page: Page) => Promise<void>> = {
  'when the page starts': async (page) => {
    await page.addInitScript(failOnMotion);
    await openSite(page);
  },
  'after a while': async (page) => {
    await openSite(page);
    await page.evaluate(failOnMotion);
    await show(page, 'contact');
    await show(page, 'home');
  },
};

for (const [when, crash] of Object.entries(crashes)) {
  test(`a screen that fails ${when} says so plainly, and everything else works`, async ({
    page,
    allow,
  }) => {
    allow.push('broken on purpose', wordlessError);
    const logged = errorsOn(page);
    await crash(page);

    const home = page.getByRole('tabpanel', { name: 'Home' });
    await expect(home.getByRole('heading', { level: 1 })).toHaveText(shell.crash.title);
    await expect(home.getByText(shell.crash.text)).toBeVisible();
    await offersPhoneAndEmail(home);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    for (const { id } of tabs.slice(1)) {
      await show(page, id);
      await expect(page.locator(`#${id} h1`)).not.toHaveText(shell.crash.title);
      await expect(page.locator(`#${id} h1`)).toBeVisible();
    }
    expect(logged).toHaveLength(1);
  });
}

/** What takes down the whole page: here the event that App sends when it is ready, and the jump to the
 * top of a new screen. */
const collapses: Record<string, (page: Page) => Promise<void>> = {
  'when it starts': async (page) => {
    await page.addInitScript(() => {
      window.Event = class extends Event {
        constructor(type: string, options?: EventInit) {
          if (type === 'appready') throw new Error('broken on purpose');
          super(type, options);
        }
      };
    });
    await page.goto('/');
  },
  'after a while': async (page) => {
    await openSite(page);
    await page.evaluate(() => {
      window.scrollTo = () => {
        throw new Error('broken on purpose');
      };
    });
    await page.getByRole('button', { name: home.hero.contact.label }).first().click();
  },
};

for (const [when, collapse] of Object.entries(collapses)) {
  test(`a page that fails as a whole ${when} gives way to phone and e-mail, never to a blank`, async ({
    page,
    allow,
  }) => {
    allow.push('broken on purpose', wordlessError);
    const logged = errorsOn(page);
    await collapse(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.collapse.title);
    await expect(page.getByText(shell.collapse.text)).toBeVisible();
    await offersPhoneAndEmail(page.getByRole('main'));
    expect(logged).toHaveLength(1);
  });
}

function errorsOn(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  page.on('pageerror', (error) => logged.push(error.message));
  return logged;
}

async function offersPhoneAndEmail(part: Locator): Promise<void> {
  const { phone, email } = company;
  await expect(part.getByRole('link', { name: phone.text })).toHaveAttribute(
    'href',
    `tel:${phone.number}`,
  );
  await expect(part.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
}
