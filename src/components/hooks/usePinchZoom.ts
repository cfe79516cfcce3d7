import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}

/** Returns whether the visitor has magnified the page by pinching. Browsers round the scale. */
export const isPinchZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

/** The same, and renders again when it changes. */
export function usePinchZoom(): boolean {
  return useSyncExternalStore(subscribe, isPinchZoomed, () => false);
}
