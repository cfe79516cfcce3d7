import { useEffect, useState } from 'react';
import { announcementMs } from '../utils/announcement';

/**
 * Returns the text of a live region, and a function that sets it. The text is removed after a while.
 * Otherwise, it would be read again by a visitor who moves through the page, and announced again when
 * a modal dialog closes (WCAG 4.1.3).
 */
export function useAnnouncement() {
  const [text, announce] = useState('');
  useEffect(
    function removeLater() {
      if (!text) return;
      const timer = setTimeout(() => announce(''), announcementMs);
      return () => clearTimeout(timer);
    },
    [text],
  );
  return [text, announce] as const;
}
