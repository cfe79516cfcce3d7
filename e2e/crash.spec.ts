import type { Page } from '@playwright/test';
import { company } from '../src/content/company';
import { shell } from '../src/content/shell';
import { tabs } from '../src/navigation';
import { expect, openSite, test } from './fixtures';

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
    await page.getByRole('tab', { name: 'Contact' }).click();
    await page.getByRole('tab', { name: 'Home' }).click();
  },
};

for (const [when, crash] of Object.entries(crashes)) {
  test(`a screen that fails ${when} says so plainly, and everything else works`, async ({
    page,
    allow,
  }) => {
    // Firefox, driven from outside, tells the kind of an error and not its words.
    allow.push('broken on purpose', /^console error: Error \(/);
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    page.on('pageerror', (error) => logged.push(error.message));
    await crash(page);

    const home = page.getByRole('tabpanel', { name: 'Home' });
    await expect(home.getByRole('heading', { level: 1 })).toHaveText(shell.crash.title);
    await expect(home.getByText(shell.crash.text)).toBeVisible();
    await expect(home.getByRole('link', { name: company.phone.text })).toHaveAttribute(
      'href',
      `tel:${company.phone.number}`,
    );
    await expect(home.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    );
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    for (const { id, label } of tabs.slice(1)) {
      await page.getByRole('tab', { name: label }).click();
      await expect(page.locator(`#${id} h1`)).not.toHaveText(shell.crash.title);
      await expect(page.locator(`#${id} h1`)).toBeVisible();
    }
    expect(logged).toHaveLength(1);
  });
}
