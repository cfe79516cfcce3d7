import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the page that the build has rendered, or renders it, as for the development server.
 * Knows nothing of the app: with React it is a file of its own, which runs before (vite.config.ts).
 *
 * @throws when the page has no root element
 */
export function show(app: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');

  // As a transition it is done in small tasks, between which the browser can answer the visitor.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
