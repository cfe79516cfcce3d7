import './styles/index.css';
import { StrictMode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';

const root = document.getElementById('root') as HTMLElement;

/**
 * The app in place of the prerendered page. If others have changed that page (a password manager, a
 * translator, a content delivery network), React replaces it; its state is then carried over.
 */
function Page() {
  // React replaces the page in the same task in which it last renders this.
  const [page] = useState(readPage);
  useLayoutEffect(() => page.carryOver(), [page]);
  useEffect(
    function notifyPreHydrationScript() {
      const { documentElement } = document;
      documentElement.dataset.app = 'ready';
      documentElement.dispatchEvent(new CustomEvent('appready', { detail: page.find }));
    },
    [page],
  );
  return <App />;
}

/** Reads the state of the page: the screen that a link has opened, typed text, focus, and scroll. */
function readPage() {
  const { scrollX: left, scrollY: top } = window;
  const { activeElement } = document;
  const opened = root.querySelector('[data-screen="hidden"]:not([hidden])');
  const controls = getControls();

  /** Returns a control, or if it has been replaced, the one that has its place now. */
  const find = (control: Element) => {
    if (control.isConnected) return control as HTMLElement;
    const isSame = (other: Element) => describe(other) === describe(control);
    return getControls().filter(isSame)[controls.filter(isSame).indexOf(control as HTMLElement)];
  };

  const carryOver = () => {
    if (controls.every(({ isConnected }) => isConnected)) return;
    // Its TabPanel finds it open, as it finds a screen that a link has opened.
    if (opened) document.getElementById(opened.id)?.removeAttribute('hidden');
    for (const control of controls) {
      const replacement = isField(control) && find(control);
      if (replacement && isField(replacement)) replacement.value = control.value;
    }
    if (activeElement) find(activeElement)?.focus({ preventScroll: true });
    window.scrollTo({ left, top, behavior: 'instant' });
  };

  return { find, carryOver };
}

const getControls = () => [
  ...root.querySelectorAll<HTMLElement>('a, button, input, textarea, [tabindex]'),
];

/** Without what translators change, and without React's ids, which differ once it has replaced all. */
const describe = (control: Element) =>
  [
    control.localName,
    ...['class', 'name', 'href'].map((name) => control.getAttribute(name)),
  ].join();

const isField = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  'defaultValue' in control;

const app = (
  <StrictMode>
    <Page />
  </StrictMode>
);

function onRecoverableError(error: unknown) {
  // 418: the page is not what the build rendered, which carryOver() handles.
  if (!String(error).includes('#418')) console.error(error);
}

// A transition hydrates in short tasks, between which the browser can respond to input. The page of
// the development server is empty.
if (root.firstElementChild)
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
else createRoot(root).render(app);
