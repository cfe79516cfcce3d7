// Finds Chromium for the tests, or installs it: `node e2e/support/browser.mjs`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** @typedef {'chromium' | 'chrome'} BrowserName `chromium` is the fastest, `chrome` a full browser. */

const chrome = [
  ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Names of system browsers, looked up in PATH, and absolute paths. */
const systemBrowsers = {
  // The headless shell is what Playwright itself runs, and loads a page in half the time.
  chromium: ['chromium-headless-shell', ...chrome],
  chrome,
};

/** Resolves only local hosts, so that requests which nothing answers stay on this machine. */
export const resolveOnlyLocalHosts =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]';

/**
 * Finds Chromium, Playwright's own before the system's.
 *
 * @param {BrowserName} [name]
 * @returns {{ executablePath?: string } | undefined} Launch options, empty for Playwright's own;
 *   undefined when there is no such browser.
 */
export function findBrowser(name = 'chromium') {
  if (existsSync(chromium.executablePath())) return {};
  const folders = (process.env.PATH ?? '').split(delimiter);
  const executablePath = systemBrowsers[name]
    .flatMap((file) => (file.startsWith('/') ? file : folders.map((folder) => join(folder, file))))
    .find((file) => existsSync(file));
  return executablePath ? { executablePath } : undefined;
}

/**
 * Finds Chromium, or installs it with Playwright or, on Debian, with apt-get.
 *
 * @param {BrowserName} [name]
 * @returns {string | undefined} The path to run, or undefined for Playwright's own.
 * @throws {Error} When none could be installed; the installers print why.
 */
export function ensureBrowser(name = 'chromium') {
  const aptGet = `${process.getuid?.() === 0 ? '' : 'sudo -n '}apt-get -qq`;
  const installers = [
    'npx playwright install chromium',
    `${aptGet} update`,
    `${aptGet} -y install chromium-headless-shell`,
    `${aptGet} -y install chromium`,
  ];
  for (const command of installers) {
    if (findBrowser(name)) break;
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(command, {
      shell: true,
      timeout: 600_000,
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  }
  const found = findBrowser(name);
  if (found) return found.executablePath;
  throw new Error(
    'No Chromium was found, and none could be installed. Install Chromium or Chrome, or run ' +
      '"npx playwright install --with-deps chromium", and try again.',
  );
}

// A test of the browser's page cache needs a full browser.
if (process.argv[1] === import.meta.filename) ensureBrowser('chrome');
