import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether a media query matches. Always false while prerendering and hydrating.
 *
 * @param query for example '(prefers-reduced-motion: reduce)'
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
