import type { Page } from '@playwright/test';
import { cdpSession } from './cdp';

interface TouchPoint {
  x: number;
  y: number;
  radiusX?: number;
  radiusY?: number;
}

/**
 * Puts a finger on the first point, moves it to the others, and lifts it, unless the browser takes the touch
 * over, as for a zoom. Only Chromium can.
 */
export async function touch(
  page: Page,
  points: TouchPoint[],
  end: 'touchEnd' | 'touchCancel' = 'touchEnd',
): Promise<void> {
  const session = await cdpSession(page);
  const dispatch = (type: 'touchStart' | 'touchMove' | typeof end, touchPoints: TouchPoint[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const [index, point] of points.entries())
    await dispatch(index === 0 ? 'touchStart' : 'touchMove', [point]);
  await dispatch(end, []);
}
