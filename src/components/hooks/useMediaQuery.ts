import { useSyncExternalStore } from 'react';

/**
 * Follows a media query, which the page does not fulfill while it is built.
 *
 * @param query such as '(prefers-reduced-motion: reduce)'
 */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
