import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the prerendered page, or renders it on the development server. Imports no app code, so
 * it is bundled into the React chunk, which is evaluated first (vite.config.ts).
 *
 * @throws if the page has no element with the id "root"
 */
export function hydrate(app: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');

  // A transition hydrates in short tasks, between which the browser can respond to input.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
