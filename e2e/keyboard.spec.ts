import { controlSelector } from './inspector/rendered-page';
import { tabs } from './support/content';
import { expect, test } from './support/fixtures';
import { navigateTo, type ViewportName, viewports } from './support/screens';

// Every control is reachable by keyboard, in the order of the page, and not obscured when focused
// (WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.12). Header and footer are the same on every screen, so they are visited on Home.

for (const name of Object.keys(viewports) as ViewportName[]) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: viewports[name] });

    for (const { id, label } of tabs)
      test(`Tab reaches every control of ${label} in order, and Shift+Tab goes back`, {
        // On phones, only Home (the menu) and the tour (its sticky links) differ from wide windows.
        tag: name === 'desktop' || id === 'home' || id === 'tours' ? [] : '@all',
      }, async ({ readOnlySite: site }) => {
        await navigateTo(site, id);
        // Without a choice, the tab stop of radio buttons is the first or the last, by direction.
        const radio = site.getByRole('radio').first();
        if (id === 'home') await radio.check();
        const stops = await site.evaluateHandle(findTabStops, {
          controls: controlSelector,
          within: id === 'home' ? 'body' : 'main',
        });
        await stops.evaluate(([first]) => first?.focus());
        const count = await stops.evaluate(({ length }) => length);
        expect(count).toBeGreaterThan(0);
        for (let at = 0; at < count; at++) {
          if (at > 0) await site.keyboard.press('Tab');
          expect.soft(await stops.evaluate(describeProblem, at)).toBe('');
        }
        for (let at = count - 1; at >= 0; at--) {
          expect.soft(await stops.evaluate(describeProblem, at), 'back').toBe('');
          if (at > 0) await site.keyboard.press('Shift+Tab');
        }
        if (id === 'home')
          await radio.evaluate((element: HTMLInputElement) => {
            element.checked = false;
          });
      });
  });
}

/** The visible controls in the order of the page; of a tab list, only the selected tab, and of radio buttons, the chosen one. */
function findTabStops({ controls, within }: { controls: string; within: string }) {
  return [...document.querySelectorAll<HTMLElement | SVGElement>(controls)].filter(
    (control) =>
      control.closest(within) &&
      (control.role !== 'tab' || control.tabIndex >= 0) &&
      !control.matches('[type=radio]:not(:checked)') &&
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.closest(':disabled, [inert]'),
  );
}

/** Says what has the focus in place of this tab stop, or how it is obscured. Otherwise, an empty string. */
function describeProblem(stops: (HTMLElement | SVGElement)[], at: number): string {
  const element = stops[at] as HTMLElement | SVGElement;
  const name = ({ outerHTML }: Element) => outerHTML.slice(0, 100);
  const focused = document.activeElement;
  if (focused !== element)
    return `${focused && name(focused)} is focused instead of ${name(element)}`;
  const { top, right, bottom, left } = element.getBoundingClientRect();
  // Includes room for the focus indicator.
  const margin = 6;
  const isInside =
    top >= margin &&
    left >= margin &&
    bottom <= innerHeight - margin &&
    right <= innerWidth - margin;
  if (!isInside)
    return `${name(element)} is outside the viewport: ${[top, right, bottom, left].map(Math.round)}`;

  // route-map.spec.ts checks for overlaps between the links on the map.
  if (element instanceof SVGElement) return '';

  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const points = [
    [x, top + 2],
    [x, bottom - 2],
    [left + 2, y],
    [right - 2, y],
  ] as const;
  for (const [column, row] of points) {
    const topmost = document.elementFromPoint(column, row);
    if (!topmost || !(element.contains(topmost) || topmost.contains(element)))
      return `${name(element)} is covered by ${topmost && name(topmost)}`;
  }
  return '';
}
