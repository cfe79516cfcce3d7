import type { Page } from '@playwright/test';
import { test } from './support/fixtures';
import { expectUnchanged } from './support/unchanged';

// The visitor leaves the window, for another one or another browser tab, and comes back. The window gives
// focus back to the element that had it, which is no new focus: everything is as it was.

test('everything is as it was when the visitor returns to the window', ({ site }) =>
  expectUnchanged(site, leaveWindowAndReturn));

/** Dispatches what browsers do. The active element stays the same. A headless window never loses focus. */
async function leaveWindowAndReturn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const dispatch = (type: 'blur' | 'focus', bubbling: 'focusout' | 'focusin') => {
      document.activeElement?.dispatchEvent(new FocusEvent(type));
      document.activeElement?.dispatchEvent(new FocusEvent(bubbling, { bubbles: true }));
      window.dispatchEvent(new Event(type));
    };
    dispatch('blur', 'focusout');
    await frame();
    dispatch('focus', 'focusin');
    await frame();
  });
}
