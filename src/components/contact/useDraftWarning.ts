import { type RefObject, useEffect } from 'react';

/** A link makes the browser leave the page within this time, or not at all. */
const linkTimeMs = 1000;

/**
 * Makes the browser ask for confirmation before the page is left with a draft in a form. It does not
 * ask after a link to a phone or mail program, which leaves nothing. (A mail program on the web does
 * leave the page; the browser's Back button then restores the draft.)
 */
export function useDraftWarning(
  form: RefObject<HTMLFormElement | null>,
  hasDraft: (form: HTMLFormElement) => boolean,
) {
  useEffect(
    function warnBeforeUnload() {
      const element = form.current;
      if (!element) return;
      let handOverTime = Number.NEGATIVE_INFINITY;
      const noteClick = ({ target, timeStamp }: MouseEvent) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
        const isHandOver = link && !/^https?:$/.test(link.protocol);
        handOverTime = isHandOver ? timeStamp : Number.NEGATIVE_INFINITY;
      };
      const warn = (event: BeforeUnloadEvent) => {
        // Chromium and Firefox send this event for such links too.
        const isHandedOver = event.timeStamp - handOverTime < linkTimeMs;
        if (hasDraft(element) && !isHandedOver) event.preventDefault();
      };
      // Not before there is text: Firefox keeps pages with this listener out of its
      // back/forward cache.
      const listen = () => window.addEventListener('beforeunload', warn);
      if (hasDraft(element)) listen();
      element.addEventListener('input', listen);
      document.addEventListener('click', noteClick);
      return () => {
        element.removeEventListener('input', listen);
        document.removeEventListener('click', noteClick);
        window.removeEventListener('beforeunload', warn);
      };
    },
    [form, hasDraft],
  );
}
