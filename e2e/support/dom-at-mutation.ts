import type { Locator } from '@playwright/test';

interface DomState {
  /** The tag name of the focused element. */
  focused: string | undefined;
  /** The ids of the hidden screens. */
  hidden: string[];
}

/**
 * Observes an element from now on. The returned function resolves with the state of the document
 * when the given attribute was first set, read in the same task as the mutation.
 */
export async function domAtMutation(
  element: Locator,
  attribute: string,
): Promise<() => Promise<DomState>> {
  const observer = await element.evaluateHandle((target, name) => {
    const state = new Promise<DomState>((resolve) => {
      new MutationObserver(() => {
        const screens = [...document.querySelectorAll('[data-screen=hidden]')];
        resolve({ focused: document.activeElement?.tagName, hidden: screens.map(({ id }) => id) });
      }).observe(target, { attributeFilter: [name] });
    });
    return { state };
  }, attribute);
  return () => observer.evaluate(({ state }) => state);
}
