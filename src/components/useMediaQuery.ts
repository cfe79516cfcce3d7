import { useSyncExternalStore } from 'react';

/**
 * Follows a media query.
 *
 * @param query such as '(prefers-reduced-motion: reduce)'
 * @param prerendered the answer the build renders with, where there is no window
 */
export function useMediaQuery(query: string, prerendered: boolean): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => prerendered,
  );
}
