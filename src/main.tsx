import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';

// Tells early.js that this browser runs the app.
document.documentElement.dataset.app = 'started';

// The script is async, because a browser follows a link to a screen when it has read the page, and
// reads scripts that are not async before that. So it may come before the page has been read.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');

  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );

  // The build renders the page; the development server does not.
  // As a transition it is done in small tasks, between which the browser can answer the visitor.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
