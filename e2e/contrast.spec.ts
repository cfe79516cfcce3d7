import type { Page } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import { shell } from '../src/content/shell';
import { tabs } from '../src/navigation';
import { skipUnlessMediaMatches } from './support/capabilities';
import { ContactForm } from './support/contact-form';
import {
  findLowContrast,
  lowContrastBorders,
  lowContrastIcons,
  lowContrastText,
} from './support/contrast-audit';
import { expect, test } from './support/fixtures';
import { sendUrl } from './support/network';
import { hideText, renderedTexts } from './support/rendered-text';
import { colorSchemes, navigateTo, viewports } from './support/screens';
import { type Color, contrastRatio, takeScreenshot, withStyles } from './support/screenshot';

// Contrast is measured in screenshots, because text also stands over images (WCAG 1.4.6, 1.4.11).

// Painting is slow without a GPU.
test.describe.configure({ timeout: 120_000 });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { id, label } of tabs) {
  test(`${label} screen has sufficient contrast in every viewport and color scheme`, async ({
    site,
  }) => {
    await navigateTo(site, id);
    for (const [name, viewport] of Object.entries(viewports)) {
      await site.setViewportSize(viewport);
      for (const colorScheme of colorSchemes) {
        await site.emulateMedia({ colorScheme });
        const problems = await findLowContrast(site, { fullPage: true });
        expect.soft(problems, `${label}, ${name}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test('text over the hero images has sufficient contrast at every width', async ({ site }) => {
  for (const tab of ['home', 'tours'] as const) {
    await navigateTo(site, tab);
    for (const width of [761, 900, 1100, 1440, 1920]) {
      await site.setViewportSize({ width, height: 1000 });
      expect.soft(await findLowContrast(site), `${tab}, ${width} px wide`).toEqual([]);
    }
  }
});

test.describe('states', () => {
  // Tall enough that nothing scrolls.
  test.use({ viewport: { width: viewports.phone.width, height: 2400 } });

  test('open menu has sufficient contrast', async ({ site }) => {
    await site.getByRole('button', { name: shell.menu }).click();
    await expectSufficientContrast(site, 'header', 'menu');
  });

  test('validation errors have sufficient contrast', async ({ site }) => {
    const form = new ContactForm(site);
    await form.open();
    await form.sendButton.click();
    await expect(form.fields.from_name).toBeFocused();
    // The browser's validation bubble would cover the field.
    await site.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expectSufficientContrast(site, 'form', 'validation errors');
  });

  for (const [outcome, status] of [
    ['failure', 500],
    ['success', 200],
  ] as const) {
    test(`${outcome} toast and inline status have sufficient contrast`, async ({
      site,
      network,
      allowedErrors,
    }) => {
      allowedErrors.push('Failed to load resource');
      network.use(http.post(sendUrl, () => new HttpResponse('No', { status })));
      const form = new ContactForm(site);
      await form.open();
      await form.send();
      // Hovering keeps the toast open.
      await form[`${outcome}Toast`].hover();
      await expectSufficientContrast(site, '[data-state]', `${outcome} toast`);
    });
  }

  test('open photo viewer has sufficient contrast', async ({ site }) => {
    await navigateTo(site, 'gallery');
    await site.getByRole('main').getByRole('button').first().click();
    await expect(site.getByRole('dialog')).toBeVisible();
    await expectSufficientContrast(site, 'dialog', 'photo viewer');
  });
});

test.describe('prefers-contrast: more', () => {
  for (const colorScheme of colorSchemes) {
    test(`gives every border 4.5:1, ${colorScheme}`, async ({ site }) => {
      await site.emulateMedia({ colorScheme, contrast: 'no-preference' });
      expect((await lowContrastLines(site)).length).toBeGreaterThan(0);
      await site.emulateMedia({ contrast: 'more' });
      await skipUnlessMediaMatches(site, '(prefers-contrast: more)');
      for (const { id, label } of tabs) {
        await navigateTo(site, id);
        expect.soft(await lowContrastLines(site), label).toEqual([]);
      }
    });

    test(`keeps sufficient contrast on every screen, ${colorScheme}`, async ({ site }) => {
      await site.emulateMedia({ colorScheme, contrast: 'more' });
      await skipUnlessMediaMatches(site, '(prefers-contrast: more)');
      for (const { id, label } of tabs) {
        await navigateTo(site, id);
        expect.soft(await findLowContrast(site, { fullPage: true }), label).toEqual([]);
      }
    });
  }
});

/** Measures the parts of the page that match a selector, in both color schemes. */
async function expectSufficientContrast(page: Page, selector: string, state: string) {
  // Everything else is hidden, because an open part may cover it.
  const onlyParts = `body { visibility: hidden }
    :is(${selector}), :is(${selector}) * { visibility: visible }`;
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    const background = await withStyles(page, onlyParts + hideText, () => takeScreenshot(page));
    const problems = await withStyles(page, onlyParts, async () => {
      const screenshot = await takeScreenshot(page);
      const texts = await renderedTexts(page);
      expect(texts.length, state).toBeGreaterThan(0);
      return [
        ...texts.flatMap((text) => lowContrastText(text, screenshot, background)),
        ...(await lowContrastBorders(page, screenshot)),
        ...(await lowContrastIcons(page, screenshot)),
      ];
    });
    expect.soft(problems, `${state}, ${colorScheme}`).toEqual([]);
  }
}

/** CSS borders with less than 4.5:1 to the background on both of their sides. */
async function lowContrastLines(page: Page): Promise<string[]> {
  const lines = await page.evaluate(() => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const isTransparent = (color: string) => channels(color)[3] === 0;
    const backgroundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return isTransparent(backgroundColor) ? backgroundOf(element.parentElement) : backgroundColor;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        const style = getComputedStyle(element);
        return (['Top', 'Right', 'Bottom', 'Left'] as const)
          .filter((side) => Number.parseFloat(style[`border${side}Width`]) > 0)
          .map((side) => style[`border${side}Color`])
          .filter((color) => !isTransparent(color))
          .map((color) => ({
            name: `${element.tagName} ${element.className}`,
            color: channels(color),
            backgrounds: [backgroundOf(element.parentElement), backgroundOf(element)].map(channels),
          }));
      });
  });
  const low = lines.filter(({ color, backgrounds }) =>
    backgrounds.every((background) => contrastRatio(rgb(color), rgb(background)) < 4.5),
  );
  return [...new Set(low.map(({ name, color }) => `${name}: ${color}`))];
}

function rgb([red = 0, green = 0, blue = 0]: number[]): Color {
  return [red, green, blue];
}
