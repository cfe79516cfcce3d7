import { useEffect, useRef } from 'react';

/**
 * Calls a function after a time in which the countdown was running, in all. A change of the device's clock does not
 * matter.
 */
export function useCountdown(durationMs: number, isRunning: boolean, onEnd: () => void): void {
  const left = useRef(durationMs);
  useEffect(
    function countDown() {
      if (!isRunning) return;
      const start = performance.now();
      const timer = setTimeout(onEnd, left.current);
      return () => {
        clearTimeout(timer);
        left.current -= performance.now() - start;
      };
    },
    [isRunning, onEnd],
  );
}
