import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

// Tells early.js that this browser runs the app.
document.documentElement.dataset.app = 'started';

// The build renders the page; the development server does not.
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
