import { useEffect } from 'react';

/** A link makes the browser leave the page within this time, or not at all. */
const linkTimeMs = 1000;

/**
 * Makes the browser ask for confirmation before the page is left with a draft in a form. It does not
 * ask after a link to a phone or mail program, which leaves nothing. (A mail program on the web does
 * leave the page; the browser's Back button then restores the draft.)
 */
export function useDraftWarning(hasDraft: boolean) {
  useEffect(
    function warnBeforeUnload() {
      // Firefox keeps pages with a listener out of its back/forward cache.
      if (!hasDraft) return;
      let handOverTime = Number.NEGATIVE_INFINITY;
      const noteClick = ({ target, timeStamp }: MouseEvent) => {
        const isHandOver =
          target instanceof Element &&
          target.closest('a:is([href^="tel:"], [href^="sms:"], [href^="mailto:"])');
        handOverTime = isHandOver ? timeStamp : Number.NEGATIVE_INFINITY;
      };
      const warn = (event: BeforeUnloadEvent) => {
        // Chromium and Firefox send this event for such links too.
        const isHandedOver = event.timeStamp - handOverTime < linkTimeMs;
        if (!isHandedOver) event.preventDefault();
      };
      window.addEventListener('beforeunload', warn);
      document.addEventListener('click', noteClick);
      return () => {
        window.removeEventListener('beforeunload', warn);
        document.removeEventListener('click', noteClick);
      };
    },
    [hasDraft],
  );
}
