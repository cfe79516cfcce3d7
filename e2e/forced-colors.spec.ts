import { tabs } from '../src/navigation';
import { skipUnlessAsked } from './support/capabilities';
import { ContactForm } from './support/contact-form';
import { faintEdges, faintIcons } from './support/contrast-audit';
import { expect, test } from './support/fixtures';
import { around, weakIndicator } from './support/focus-indicator';
import { show } from './support/screens';
import { shoot, withStyles } from './support/screenshot';

// With the visitor's own colors (forced colors) nothing is lost: edges, states, icons, focus.

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

test.beforeEach(({ page }) => skipUnlessAsked(page, '(forced-colors: active)'));

/** What otherwise stands out by its ground alone. */
const grounds = ['TripCard_card', 'Callout_callout', 'ClosingCta_panel', 'PhotoViewer_card'];

test('controls, cards and labels keep their edges, and icons can be seen', async ({ site }) => {
  for (const { id, label } of tabs) {
    await show(site, id);
    const shown = await shoot(site, { fullPage: true });
    expect.soft(await faintEdges(site, shown), label).toEqual([]);
    expect.soft(await faintIcons(site, shown), label).toEqual([]);
  }
  await show(site, 'gallery');
  await site.getByRole('main').getByRole('button').first().click();
  for (const name of grounds) {
    const edges = await site
      .locator(`.${name}`)
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).border));
    expect.soft(edges.length, name).toBeGreaterThan(0);
    for (const edge of edges) expect.soft(edge, name).toMatch(/px solid rgb\(/);
  }
});

test('the selected tab looks different from the others', { tag: '@wide' }, async ({ site }) => {
  const marks = await site.getByRole('tab').evaluateAll((all) =>
    all.map((tab) => {
      const { transform, backgroundColor } = getComputedStyle(tab, '::after');
      return { isActive: transform === 'none', backgroundColor };
    }),
  );
  expect(marks.map(({ isActive }) => isActive)).toEqual(tabs.map((_, index) => index === 0));
  expect(marks[0]?.backgroundColor).not.toBe(
    await site.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
  );
});

test('a field with a gap looks different from one without', async ({ site }) => {
  const form = new ContactForm(site);
  await form.open();
  await form.sendButton.click();
  await expect(form.screen.getByText(/fill (out|in)/).first()).toBeVisible();
  const width = (name: keyof typeof form.fields) =>
    form.fields[name].evaluate((field) => getComputedStyle(field).borderTopWidth);
  expect(await width('from_name')).not.toBe(await width('phone_number'));
});

test('the focus is plain to see', async ({ site }) => {
  const button = site.getByRole('tabpanel').getByRole('button').first();
  await button.focus();
  await site.keyboard.press('Shift');
  const box = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = {
    x: Math.round(box.x) - around,
    y: Math.round(box.y) - around,
    width: Math.round(box.width) + 2 * around,
    height: Math.round(box.height) + 2 * around,
  };
  const withFocus = await shoot(site, { clip });
  const plain = ':focus { outline: none !important; }';
  const without = await withStyles(site, plain, () => shoot(site, { clip }));
  expect(weakIndicator(withFocus, without, false)).toBe('');
});
