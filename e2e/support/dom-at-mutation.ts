import type { Locator } from '@playwright/test';

/** How the page stands at one moment: what has the focus, and which screens are hidden. */
interface Moment {
  focused: string | undefined;
  hidden: string[];
}

/**
 * Watches an element from now on, and returns a way to ask how the page stood at the moment when an
 * attribute of it was first set: in the same task, so that nothing else has happened since.
 */
export async function momentOf(
  element: Locator,
  attribute: string,
): Promise<() => Promise<Moment>> {
  const watch = await element.evaluateHandle((watched, name) => {
    const comes = new Promise<Moment>((tell) => {
      new MutationObserver(() => {
        const screens = [...document.querySelectorAll('[data-screen=hidden]')];
        tell({ focused: document.activeElement?.tagName, hidden: screens.map(({ id }) => id) });
      }).observe(watched, { attributeFilter: [name] });
    });
    return { comes };
  }, attribute);
  return () => watch.evaluate(({ comes }) => comes);
}
