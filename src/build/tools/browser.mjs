// Finds Chromium for the tests, or installs it. Shared with the Playwright configuration.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** @typedef {'chromium' | 'chrome'} BrowserName `chrome` is a full browser, `chromium` the fastest for tests. */

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
    .find(isExecutable);
  return executablePath ? { executablePath } : undefined;
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds Chromium, or installs it with Playwright or, on Debian, with apt-get.
 *
 * @param {BrowserName} [name]
 * @returns {string | undefined} The path to run, or undefined for Playwright's own.
 * @throws {Error} When none could be installed; the message lists what was tried.
 */
export function ensureBrowser(name = 'chromium') {
  const present = findBrowser(name);
  if (present) return present.executablePath;

  const attempts = [{ command: 'npx playwright install chromium', seconds: 300 }];
  if (existsSync('/usr/bin/apt-get')) {
    const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
    attempts.push({ command: `${sudo}apt-get -qq update`, seconds: 120 });
    for (const file of ['chromium-headless-shell', 'chromium'])
      attempts.push({ command: `${sudo}apt-get -qq -y install ${file}`, seconds: 600 });
  }
  const failures = [];
  for (const { command, seconds } of attempts) {
    failures.push(install(command, seconds));
    const found = findBrowser(name);
    if (found) return found.executablePath;
  }
  throw new Error(
    `No Chromium was found, and none could be installed. Install Chromium or Chrome, or run
"npx playwright install --with-deps chromium", and try again. What was tried:
${failures.filter(Boolean).join('\n')}`,
  );
}

/** @param {string} command @param {number} seconds @returns {string} Why it failed, or nothing. */
function install(command, seconds) {
  const [file = '', ...args] = command.split(' ');
  const { error, status, stderr } = spawnSync(file, args, {
    timeout: seconds * 1000,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  });
  if (!error && status === 0) return '';
  const lines = stderr?.trim().split('\n') ?? [];
  const reason = lines.find((line) => /error|e: /i.test(line)) ?? lines.at(-1);
  return `${command}: ${error?.message ?? (reason || `exit code ${status}`)}`;
}
