import { useEffect, useState } from 'react';

/** How long a message stays in its live region. Screen readers begin to say it well before the end. */
const lifetimeMs = 7000;

/**
 * Returns the text of a live region, and a function that sets it. The text is removed after a while.
 * Otherwise, it would be read again by a visitor who moves through the page, and announced again when
 * a modal dialog closes (WCAG 4.1.3).
 */
export function useAnnouncement(initialText = '') {
  const [text, announce] = useState(initialText);
  useEffect(
    function removeLater() {
      if (!text) return;
      const timer = setTimeout(() => announce(''), lifetimeMs);
      return () => clearTimeout(timer);
    },
    [text],
  );
  return [text, announce] as const;
}
