import { tabs } from '../src/navigation';
import { skipUnlessMediaMatches } from './support/capabilities';
import { ContactForm } from './support/contact-form';
import { lowContrastBorders, lowContrastIcons } from './support/contrast-audit';
import { expect, test } from './support/fixtures';
import { focusIndicatorProblem, margin } from './support/focus-indicator';
import { navigateTo } from './support/screens';
import { takeScreenshot, withStyles } from './support/screenshot';

// In forced colors mode, borders, states, icons, and the focus indicator remain visible.

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

test.beforeEach(({ page }) => skipUnlessMediaMatches(page, '(forced-colors: active)'));

/** Elements that are otherwise set off by their background color alone. */
const surfaces = ['TripCard_card', 'Callout_callout', 'ClosingCta_panel', 'PhotoViewer_card'];

test('controls, cards, and callouts have borders, and icons are visible', async ({ site }) => {
  for (const { id, label } of tabs) {
    await navigateTo(site, id);
    const screenshot = await takeScreenshot(site, { fullPage: true });
    expect.soft(await lowContrastBorders(site, screenshot), label).toEqual([]);
    expect.soft(await lowContrastIcons(site, screenshot), label).toEqual([]);
  }
  await navigateTo(site, 'gallery');
  await site.getByRole('main').getByRole('button').first().click();
  for (const name of surfaces) {
    const borders = await site
      .locator(`.${name}`)
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).border));
    expect.soft(borders.length, name).toBeGreaterThan(0);
    for (const border of borders) expect.soft(border, name).toMatch(/px solid rgb\(/);
  }
});

test('selected tab has a visible indicator', { tag: '@wide' }, async ({ site }) => {
  const indicators = await site.getByRole('tab').evaluateAll((elements) =>
    elements.map((tab) => {
      const { transform, backgroundColor } = getComputedStyle(tab, '::after');
      return { isActive: transform === 'none', backgroundColor };
    }),
  );
  expect(indicators.map(({ isActive }) => isActive)).toEqual(tabs.map((_, index) => index === 0));
  expect(indicators[0]?.backgroundColor).not.toBe(
    await site.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
  );
});

test('background of the hero heading and buttons is no wider than what it carries', async ({
  site,
}) => {
  const excess = await site.locator('#home h1').evaluate((heading) => {
    const painted = [...(heading.parentElement?.querySelectorAll('*') ?? [])].filter(
      (element) => !getComputedStyle(element).backgroundColor.endsWith(', 0)'),
    );
    return painted.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const edge = (rects: Iterable<DOMRect>) => Math.max(...[...rects].map(({ right }) => right));
      return {
        element: element.tagName,
        excess: Math.round(edge(element.getClientRects()) - edge(range.getClientRects())),
      };
    });
  });
  expect(excess.length).toBeGreaterThan(2);
  // A button has padding, and the last line of a paragraph may break early.
  expect(excess.filter(({ excess }) => excess > 48)).toEqual([]);
});

test('invalid field has a different border width than a valid one', async ({ site }) => {
  const form = new ContactForm(site);
  await form.open();
  await form.sendButton.click();
  await expect(form.screen.getByText(/fill (out|in)/).first()).toBeVisible();
  const width = (name: keyof typeof form.fields) =>
    form.fields[name].evaluate((field) => getComputedStyle(field).borderTopWidth);
  expect(await width('from_name')).not.toBe(await width('phone_number'));
});

test('button has a visible focus indicator', async ({ site }) => {
  const button = site.getByRole('tabpanel').getByRole('button').first();
  await button.focus();
  await site.keyboard.press('Shift');
  const box = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = {
    x: Math.round(box.x) - margin,
    y: Math.round(box.y) - margin,
    width: Math.round(box.width) + 2 * margin,
    height: Math.round(box.height) + 2 * margin,
  };
  const focused = await takeScreenshot(site, { clip });
  const noIndicator = ':focus { outline: none !important; }';
  const unfocused = await withStyles(site, noIndicator, () => takeScreenshot(site, { clip }));
  expect(focusIndicatorProblem(focused, unfocused, false)).toBe('');
});
