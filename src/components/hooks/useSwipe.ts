import { type PointerEvent, useRef } from 'react';

/** How far a finger goes sideways before it means "the next one", in CSS px. */
const threshold = 50;

/**
 * Hears a sideways swipe of a finger or pen. The element must leave vertical movement and pinching
 * to the browser (`touch-action: pan-y pinch-zoom`), which then takes those gestures away.
 *
 * @param onSwipe called with 1 for a swipe toward the start of the line, which brings what comes
 * next, and with -1 for the other way
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerType, pointerId, clientX, clientY, isPrimary }: PointerEvent) {
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1;
      const counts = pointerType !== 'mouse' && isPrimary && !isZoomed;
      start.current = counts ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (from?.id !== pointerId) return;
      const across = clientX - from.x;
      if (Math.abs(across) < threshold || Math.abs(across) < Math.abs(clientY - from.y)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
