import { useEffect } from 'react';
import { whenIdle } from '../utils/whenIdle';

/** Runs a task once the browser is idle after the load event, unless the component is gone by then. */
export function useIdleEffect(task: () => void): void {
  useEffect(() => whenIdle(task), [task]);
}
