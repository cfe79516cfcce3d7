import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
const root = document.getElementById('root') as HTMLElement;

// A transition hydrates in short tasks, between which the browser can respond to input. The page of
// the development server is empty.
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
