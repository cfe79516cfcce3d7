/** How long the page may take to load, in ms: a picture host that hangs can hold it for minutes. */
const longestWait = 10_000;

/**
 * Does something once the page has loaded, or has taken long enough over it, and the browser has
 * nothing better to do.
 *
 * @returns a function that calls it off
 */
export function whenIdle(task: () => void): () => void {
  let isOff = false;
  const run = () => {
    if (!isOff) task();
  };
  const stop = () => {
    clearTimeout(clock);
    window.removeEventListener('load', wait);
  };
  const wait = () => {
    stop();
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else setTimeout(run);
  };
  const clock = setTimeout(wait, longestWait);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
  return () => {
    isOff = true;
    stop();
  };
}
