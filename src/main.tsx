import './styles/index.css';
import { StrictMode, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { rememberPage } from './boot/carry-over';
import { ignoreRepeatedPresses } from './boot/repeated-presses';

const root = document.getElementById('root') as HTMLElement;

document.documentElement.dispatchEvent(new CustomEvent('apploaded'));
ignoreRepeatedPresses(window);

const { find, carryOver } = rememberPage(root);

/** The app in place of the prerendered page. */
function Page() {
  useLayoutEffect(carryOver, []);
  useEffect(function notifyBootScripts() {
    // Not in the effect itself, in which flushSync in useScreen would have no effect.
    queueMicrotask(() => {
      const { documentElement } = document;
      documentElement.dataset.app = 'ready';
      documentElement.dispatchEvent(new CustomEvent('appready', { detail: find }));
    });
  }, []);
  return <App />;
}

const app = (
  <StrictMode>
    <Page />
  </StrictMode>
);

function onRecoverableError(error: unknown) {
  // 418: the page is not what the build rendered, which carryOver() handles.
  if (!String(error).includes('#418')) console.error(error);
}

// A transition hydrates in short tasks, between which the browser can respond to input. The page on
// the development server is empty.
if (root.firstElementChild)
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
else createRoot(root).render(app);
