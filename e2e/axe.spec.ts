import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import { sendPath } from '../src/build/emailjs';
import { tabs } from '../src/navigation';
import { ContactForm } from './contact-form';
import { expect, openSite, test } from './fixtures';

// Zero violations of WCAG 2.2 A, AA and AAA and of the best practices, on every screen, in both
// color schemes, on a desktop and on a phone, and with everything open that can be open.

const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
};
const schemes = ['light', 'dark'] as const;

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .options({
      // These are off unless they are asked for; all others but the experimental ones are on.
      rules: {
        'color-contrast-enhanced': { enabled: true },
        'identical-links-same-purpose': { enabled: true },
        'meta-refresh-no-exceptions': { enabled: true },
        'target-size': { enabled: true },
      },
    })
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found, 'what axe found').toEqual([]);
}

async function show(page: Page, tab: string) {
  await page.evaluate(
    (detail) => window.dispatchEvent(new CustomEvent('navigate', { detail })),
    tab,
  );
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
}

for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of schemes) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      for (const { id, label } of tabs) {
        test(`${label} has no barrier that axe can find`, async ({ site }) => {
          await show(site, id);
          await expectNoViolations(site);
        });
      }

      test('the message that was sent has no barrier that axe can find', async ({ site }) => {
        const form = new ContactForm(site);
        await form.open();
        await form.send();
        await expect(form.successToast).toBeVisible();
        await expectNoViolations(site);
      });

      test('the message that was not sent has no barrier that axe can find', async ({
        site,
        network,
        allow,
      }) => {
        allow.push('Failed to load resource');
        network.use(http.post(`*${sendPath}`, () => new HttpResponse('No', { status: 500 })));
        const form = new ContactForm(site);
        await form.open();
        await form.send();
        await expect(form.failureToast).toBeVisible();
        await expectNoViolations(site);
      });

      test('a form with gaps has no barrier that axe can find', async ({ site }) => {
        const form = new ContactForm(site);
        await form.open();
        await form.sendButton.click();
        await expect(form.fields.from_name).toBeFocused();
        await expectNoViolations(site);
      });
    });
  }
}

for (const colorScheme of schemes) {
  test.describe(`menu, ${colorScheme}`, () => {
    test.use({ viewport: sizes.phone, colorScheme });

    test('the open menu has no barrier that axe can find', async ({ page }) => {
      await openSite(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('tab')).toHaveCount(tabs.length);
      await expectNoViolations(page);
    });
  });
}
