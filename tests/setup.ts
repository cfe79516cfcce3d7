import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';
import { failOnComplaints } from './helpers/console-guard';
import { prepareBrowser } from './helpers/jsdom-stubs';
import { listen, resetServer, server } from './helpers/server';

// Long enough for a machine that is busy with something else.
vi.setConfig({ testTimeout: 60_000 });
configure({
  asyncUtilTimeout: 10_000,
  // Without the whole page in the message, which is written anew each time something is waited for.
  getElementError: (message) => new Error(message ?? 'Nothing was found.'),
});

failOnComplaints();

// Files that run in Node talk to real servers on this machine and have no page.
if (typeof window !== 'undefined') {
  // Testing Library says so itself only where the test functions are globals.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  beforeAll(listen);
  beforeEach(prepareBrowser);
  afterEach(() => {
    cleanup();
    document.querySelector('title')?.remove();
    resetServer();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
  afterAll(() => {
    server.close();
    // The next file may have the same page, and must find nothing in it.
    document.head.replaceChildren();
    document.body.replaceChildren();
  });
}
