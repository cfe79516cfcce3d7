import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';

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
