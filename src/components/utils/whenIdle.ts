/** A picture host that hangs can delay the load event for minutes, and a busy page an idle moment. */
const timeoutMs = 10_000;

/**
 * Runs a task once the browser is idle after the load event. It waits 10 seconds at most for each. Browsers without
 * `requestIdleCallback` run it right after the event.
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
    window.removeEventListener('load', waitUntilIdle);
  };
  const waitUntilIdle = () => {
    stopWaiting();
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: timeoutMs });
    else setTimeout(run);
  };
  const timer = setTimeout(waitUntilIdle, timeoutMs);
  if (document.readyState === 'complete') waitUntilIdle();
  else window.addEventListener('load', waitUntilIdle);
  return () => {
    isCanceled = true;
    stopWaiting();
  };
}
