import { loadTimeoutMs, type Parts } from './presses.ts';

/**
 * Loads the app after the first paint, which it would delay by a tenth of a second on slow 4G. If that fails or takes
 * long, the page says in the places of what needs the app what works instead (no-script.css).
 *
 * @param files of the app, each of which loads at the same time, rather than when the one before has loaded
 */
export async function loadApp(files: string[], { setLoadState }: Parts): Promise<void> {
  await firstPaint();
  const fail = () => {
    const parts = document.querySelectorAll<HTMLElement>(
      '[data-part]:not([data-load-state=ready])',
    );
    for (const { dataset } of parts) setLoadState(dataset.part as string, 'failed');
  };
  const timer = setTimeout(fail, loadTimeoutMs);
  try {
    await Promise.all(files.map(importFile));
  } catch (error) {
    console.error(error);
    fail();
  }
  clearTimeout(timer);
}

/**
 * Imports a file. If that fails, the browser may have cached a 404, so the file is requested past the cache, and imported
 * once more. Some browsers do not retry a failed module.
 */
async function importFile(file: string): Promise<void> {
  const load = () => import(/* @vite-ignore */ file);
  await load().catch(() => fetch(file, { cache: 'reload' }).then(load));
}

async function firstPaint(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  // A hidden page is not painted.
  if (!document.hidden)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
