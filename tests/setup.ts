import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';
import { start } from '../src/boot/start';
import { config } from '../src/config';
import { failOnConsoleErrors } from './helpers/console-guard';
import { installBrowserStubs } from './helpers/jsdom-stubs';
import { resetServer, server, startServer } from './helpers/server';

// Generous limits for busy machines.
vi.setConfig({ testTimeout: 60_000 });
configure({
  asyncUtilTimeout: 30_000,
  // The default message contains the whole page and is built on each retry, which is slow.
  getElementError: (message) => new Error(message ?? 'No element found.'),
});

failOnConsoleErrors();

// Once in the page that the files of a worker share.
if (typeof window !== 'undefined' && !window.page) start();

/** What the tests of a worker share. */
const sharedState = () => ({
  config: structuredClone(config),
  environment: { ...import.meta.env },
  ...(typeof window !== 'undefined' && {
    url: location.href,
    historyState: history.state,
    html: (document.documentElement.cloneNode() as Element).outerHTML,
    storage: [{ ...localStorage }, { ...sessionStorage }],
  }),
});
const initialState = sharedState();

// Runs after every `afterEach` of a test file, because it is registered before them.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(sharedState(), 'A test must restore what it changes.').toEqual(initialState);
});

// Tests in the Node environment have no DOM, and send requests to real local servers.
if (typeof window !== 'undefined') {
  // Testing Library sets this only if the test functions are globals.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  beforeAll(startServer);
  beforeEach(installBrowserStubs);
  afterEach(() => {
    cleanup();
    document.getElementById('root')?.remove();
    document.querySelector('title')?.remove();
    resetServer();
    vi.useRealTimers();
    // The next test starts with no key to which its first would be a second press.
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  });
  afterAll(() => {
    server.close();
    // The next file may run in the same jsdom page.
    document.head.replaceChildren();
    document.body.replaceChildren();
  });
}
