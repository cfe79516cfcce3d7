import type { Page } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import { shell } from '../src/content/shell';
import { ContactForm } from './support/contact-form';
import { faintEdges, faintIcons, faintText } from './support/contrast-audit';
import { expect, test } from './support/fixtures';
import { address } from './support/network';
import { hideText, textsOf } from './support/rendered-text';
import { schemes, show, sizes } from './support/screens';
import { shoot, withStyles } from './support/screenshot';

// What opens stands out as well as what is there at first: menu, toasts, gaps, lasting words, large
// pictures (WCAG 1.4.6, 1.4.11).

// Painting and looking takes long where there is no graphics card.
test.describe.configure({ timeout: 120_000 });

// So high that nothing has to be scrolled.
const viewport = { width: sizes.phone.width, height: 2400 };

test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

test('everything in the open menu stands out', async ({ site }) => {
  await site.getByRole('button', { name: shell.menu }).click();
  await expectClear(site, 'header', 'menu');
});

test('what a form with gaps says stands out', async ({ site }) => {
  const form = new ContactForm(site);
  await form.open();
  await form.sendButton.click();
  await expect(form.fields.from_name).toBeFocused();
  // The browser's own bubble would lie over the field.
  await site.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expectClear(site, 'form', 'form with gaps');
});

for (const [outcome, status] of [
  ['failure', 500],
  ['success', 200],
] as const) {
  test(`a toast of ${outcome} and the lasting words stand out`, async ({
    site,
    network,
    allow,
  }) => {
    allow.push('Failed to load resource');
    network.use(http.post(address, () => new HttpResponse('No', { status })));
    const form = new ContactForm(site);
    await form.open();
    await form.send();
    // The pointer over a toast keeps it there.
    await form[`${outcome}Toast`].hover();
    await expectClear(site, 'li[data-variant], [data-state]', `toast of ${outcome}`);
  });
}

test('what stands around a picture opened large stands out', async ({ site }) => {
  await show(site, 'gallery');
  await site.getByRole('main').getByRole('button').first().click();
  await expect(site.getByRole('dialog')).toBeVisible();
  await expectClear(site, 'dialog', 'large picture');
});

/** Measures, in both color schemes, all that is seen in the parts that a selector finds. */
async function expectClear(page: Page, parts: string, state: string): Promise<void> {
  // Nothing else, because what lies under an open part is not meant to be seen.
  const only = `body { visibility: hidden } :is(${parts}), :is(${parts}) * { visibility: visible }`;
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const ground = await withStyles(page, only + hideText, () => shoot(page));
    const found = await withStyles(page, only, async () => {
      const shown = await shoot(page);
      const texts = await textsOf(page);
      expect(texts.length, state).toBeGreaterThan(0);
      return [
        ...texts.flatMap((text) => faintText(text, shown, ground)),
        ...(await faintEdges(page, shown)),
        ...(await faintIcons(page, shown)),
      ];
    });
    expect.soft(found, `${state}, ${colorScheme}`).toEqual([]);
  }
}
