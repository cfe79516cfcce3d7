import { type PointerEvent, useRef } from 'react';
import { isPinchZoomed } from './usePinchZoom';

/** The minimum horizontal distance of a swipe, in CSS px. */
export const swipeThreshold = 50;

/**
 * Detects a horizontal swipe by touch or pen. Needs `touch-action: pan-y pinch-zoom` on the element, or on one
 * around it, so that the browser cancels the pointer when it scrolls or zooms.
 *
 * @param onSwipe called with 1 for a swipe to the left (next) and -1 for a swipe to the right
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerType, pointerId, clientX, clientY, isPrimary }: PointerEvent) {
      const canSwipe = pointerType !== 'mouse' && isPrimary && !isPinchZoomed();
      start.current = canSwipe ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (from?.id !== pointerId) return;
      const distance = clientX - from.x;
      if (Math.abs(distance) < swipeThreshold || Math.abs(distance) < Math.abs(clientY - from.y))
        return;
      onSwipe(distance < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
