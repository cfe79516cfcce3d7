/** A picture host that hangs can delay the load event for minutes. */
const timeoutMs = 10_000;

/**
 * Runs a task when the browser is idle after the load event, or after 10 seconds without one.
 *
 * @returns a function that cancels the task
 */
export function whenIdle(task: () => void): () => void {
  let isCanceled = false;
  const run = () => {
    if (!isCanceled) task();
  };
  const stopWaiting = () => {
    clearTimeout(timer);
    window.removeEventListener('load', runWhenIdle);
  };
  const runWhenIdle = () => {
    stopWaiting();
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else setTimeout(run);
  };
  const timer = setTimeout(runWhenIdle, timeoutMs);
  if (document.readyState === 'complete') runWhenIdle();
  else window.addEventListener('load', runWhenIdle);
  return () => {
    isCanceled = true;
    stopWaiting();
  };
}
