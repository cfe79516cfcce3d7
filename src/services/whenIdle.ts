/**
 * Does something once the page has loaded and the browser has nothing better to do.
 *
 * @returns a function that calls it off
 */
export function whenIdle(task: () => void): () => void {
  let isOff = false;
  const run = () => {
    if (!isOff) task();
  };
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    isOff = true;
    window.removeEventListener('load', wait);
  };
}
