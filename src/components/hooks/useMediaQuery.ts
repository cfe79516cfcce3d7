import { useSyncExternalStore } from 'react';

/**
 * Returns whether a media query matches. Always false while prerendering.
 *
 * @param query for example '(prefers-reduced-motion: reduce)'
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
