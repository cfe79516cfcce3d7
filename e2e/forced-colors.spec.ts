import { ContactForm } from './support/contact-form';
import { tabs } from './support/content';
import { expect, test } from './support/fixtures';
import { openPhotoViewer } from './support/screens';

// In forced colors, surfaces and states that are otherwise told apart by color remain visible. sweep.spec.ts
// inspects controls, layers, layout, and text there.

test.beforeEach(({ readOnlySite }) => readOnlySite.emulateMedia({ forcedColors: 'active' }));

test.skip(({ browserName }) => browserName === 'webkit', 'WebKit has no forced colors');

/** Elements that are otherwise set off by their background color alone. */
const surfaces = ['main [data-theme="dark"]', 'dialog[open] > :has(figure)'];

test('dark panels and the photo viewer have borders', async ({ readOnlySite: site }) => {
  await openPhotoViewer(site);
  for (const selector of surfaces) {
    const borders = await site
      .locator(selector)
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).border));
    expect.soft(borders.length, selector).toBeGreaterThan(0);
    for (const border of borders) expect.soft(border, selector).toMatch(/px solid rgb\(/);
  }
});

test('selected tab has a visible indicator', { tag: '@wide' }, async ({ readOnlySite: site }) => {
  const indicators = await site.getByRole('tab').evaluateAll((elements) =>
    elements.map((tab) => {
      const { transform, backgroundColor } = getComputedStyle(tab, '::after');
      return { isActive: transform === 'none', backgroundColor };
    }),
  );
  expect(indicators.map(({ isActive }) => isActive)).toEqual(tabs.map(({ id }) => id === 'home'));
  expect(indicators.find(({ isActive }) => isActive)?.backgroundColor).not.toBe(
    await site.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
  );
});

test('border of a field has another width once the field is invalid', async ({ site }) => {
  await site.emulateMedia({ forcedColors: 'active' });
  const form = new ContactForm(site);
  const field = form.firstInvalid;
  const readWidth = () => field.evaluate((element) => getComputedStyle(element).borderTopWidth);
  await form.open();
  // Focused both times, so that only the error differs.
  await field.focus();
  const before = await readWidth();
  await form.submitEmpty();
  expect(await readWidth()).not.toBe(before);
});
