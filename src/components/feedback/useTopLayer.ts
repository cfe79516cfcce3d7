import { useLayoutEffect } from 'react';

/**
 * Shows an element above everything else, and where the visitor is: in the modal dialog that is open, because
 * everything outside of it is inert, or else in the body (WCAG 4.1.3). It moves when that changes. As a popover,
 * its place in the window does not depend on what filters or transforms the page.
 */
export function useTopLayer(element: HTMLElement): void {
  useLayoutEffect(
    function placeElement() {
      element.popover = 'manual';
      const place = () => {
        const parent = findModalDialog() ?? document.body;
        if (element.parentElement === parent) return;
        parent.append(element);
        // Missing before Safari 17 and Firefox 125.
        element.showPopover?.();
      };
      place();
      const observer = new MutationObserver(place);
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributeFilter: ['open'],
      });
      return () => {
        observer.disconnect();
        element.remove();
      };
    },
    [element],
  );
}

function findModalDialog(): Element | undefined {
  return [...document.querySelectorAll('dialog[open]')].findLast((dialog) =>
    dialog.matches(':modal'),
  );
}
