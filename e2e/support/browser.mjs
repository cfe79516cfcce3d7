// Which browser the tests drive: found here for the Playwright configuration as well, so that both
// always agree; installed when there is none.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit } from 'playwright-core';

/** @typedef {'chromium' | 'firefox' | 'webkit'} BrowserName */

const own = { chromium, firefox, webkit };

/** Names of the same browsers when they came with the system. */
const system = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  firefox: ['firefox-esr'],
  webkit: [],
};

const outsidePath = {
  chromium: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  firefox: [],
  webkit: [],
};

/**
 * What a full Chromium would do beside the page: call home, which a closed network refuses many
 * times, load two pages of its own for the address bar of every window, which takes longer than
 * ours, and start a process for a page that may come next. A second list of features takes the place
 * of the first, so Playwright's is repeated.
 */
export const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[
    ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AimEnabled', 'LensOverlay', 'MediaRouter'],
    ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
    ...['BlockOriginHeaderModificationOnRedirect', 'AvoidCorsURLLoaderRestartOnRedirect'],
    ...['PaintHolding', 'ThirdPartyStoragePartitioning', 'OptimizationHints', 'Translate'],
    'SpareRendererForSitePerProcess',
  ]}`,
];

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
 * Looks for a browser, Playwright's own before the system's.
 *
 * @param {BrowserName} name
 * @returns {{ executablePath?: string } | undefined} Launch options, empty for Playwright's own;
 *   undefined when there is no such browser.
 */
export function findBrowser(name) {
  if (existsSync(own[name].executablePath())) return {};
  const folders = (process.env.PATH ?? '').split(delimiter);
  const executablePath = system[name]
    .flatMap((file) => folders.map((folder) => join(folder, file)))
    .concat(outsidePath[name])
    .find(isExecutable);
  return executablePath ? { executablePath } : undefined;
}

/**
 * Runs one way of installing, bounded in time, and says what came of it.
 *
 * @param {string[]} words
 * @param {number} seconds
 */
function attempt(words, seconds) {
  const [command = '', ...args] = words;
  const { error, status, stderr } = spawnSync(command, args, {
    timeout: seconds * 1000,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  });
  if (!error && status === 0) return '';
  const lines = stderr?.trim().split('\n') ?? [];
  const reason = lines.find((line) => /error|e: /i.test(line)) ?? lines.at(-1);
  return `${words.join(' ')}: ${error?.message ?? (reason || `exit code ${status}`)}`;
}

/** Debian's package, asked for only where there is Debian's package manager. */
function debianPackage() {
  if (!existsSync('/usr/bin/apt-get')) return [];
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  return [
    { words: [...sudo, 'apt-get', '-qq', 'update'], seconds: 120 },
    { words: [...sudo, 'apt-get', '-qq', '-y', 'install', 'chromium'], seconds: 600 },
  ];
}

/**
 * Makes sure that there is a Chromium, installing one when there is none.
 *
 * @returns {string | undefined} The path to run, or undefined for Playwright's own.
 * @throws {Error} Saying what was tried, when there is no way to get one.
 */
export function ensureBrowser() {
  const present = findBrowser('chromium');
  if (present) return present.executablePath;

  const failures = [];
  const steps = [
    { words: ['npx', 'playwright', 'install', 'chromium'], seconds: 300 },
    ...debianPackage(),
  ];
  for (const { words, seconds } of steps) {
    failures.push(attempt(words, seconds));
    const found = findBrowser('chromium');
    if (found) return found.executablePath;
  }
  throw new Error(
    `No Chromium was found, and none could be installed. Install Chromium or Chrome, or run
"npx playwright install --with-deps chromium", and try again. What was tried:
${failures.filter(Boolean).join('\n')}`,
  );
}
