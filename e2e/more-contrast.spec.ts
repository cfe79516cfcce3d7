import type { Page } from '@playwright/test';
import { tabs } from '../src/navigation';
import { skipUnlessAsked } from './support/capabilities';
import { faint } from './support/contrast-audit';
import { expect, test } from './support/fixtures';
import { schemes, show } from './support/screens';
import { type Color, contrast } from './support/screenshot';

// Visitors who ask their system for more contrast get it: lines as strong as the words between
// them, and no quieter words (WCAG 1.4.6, 1.4.11).

// Painting and looking takes long where there is no graphics card.
test.describe.configure({ timeout: 120_000 });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const colorScheme of schemes) {
  test(`whoever asks for more contrast gets strong lines and words, ${colorScheme}`, async ({
    site,
  }) => {
    await site.emulateMedia({ colorScheme, contrast: 'no-preference' });
    expect((await paleLines(site)).length).toBeGreaterThan(0);
    await site.emulateMedia({ contrast: 'more' });
    await skipUnlessAsked(site, '(prefers-contrast: more)');
    for (const { id, label } of tabs) {
      await show(site, id);
      expect.soft(await paleLines(site), label).toEqual([]);
    }
  });

  test(`nothing is lost with more contrast, ${colorScheme}`, async ({ site }) => {
    await site.emulateMedia({ colorScheme, contrast: 'more' });
    await skipUnlessAsked(site, '(prefers-contrast: more)');
    for (const { id, label } of tabs) {
      await show(site, id);
      expect.soft(await faint(site, { fullPage: true }), label).toEqual([]);
    }
  });
}

/** Lines that differ by less than 4.5:1 from what is on either side of them. */
async function paleLines(page: Page): Promise<string[]> {
  const lines = await page.evaluate(() => {
    const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const isClear = (color: string) => rgb(color)[3] === 0;
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        const style = getComputedStyle(element);
        return (['Top', 'Right', 'Bottom', 'Left'] as const)
          .filter((side) => Number.parseFloat(style[`border${side}Width`]) > 0)
          .map((side) => style[`border${side}Color`])
          .filter((color) => !isClear(color))
          .map((color) => ({
            name: `${element.tagName} ${element.className}`,
            color: rgb(color),
            grounds: [groundOf(element.parentElement), groundOf(element)].map(rgb),
          }));
      });
  });
  const pale = lines.filter(({ color, grounds }) =>
    grounds.every((ground) => contrast(rgb(color), rgb(ground)) < 4.5),
  );
  return [...new Set(pale.map(({ name, color }) => `${name}: ${color}`))];
}

function rgb([red = 0, green = 0, blue = 0]: number[]): Color {
  return [red, green, blue];
}
