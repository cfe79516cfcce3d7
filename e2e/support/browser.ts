import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { chromium, firefox, webkit } from 'playwright';
import { UserError } from '../../src/userError';

/**
 * `chromium` may be a headless shell, which loads pages in half the time, but has neither a window nor a
 * back/forward cache.
 */
type BrowserKind = 'chromium' | 'full chromium' | 'firefox' | 'webkit';

/** Options for Playwright's `launch`. */
interface LaunchOptions {
  channel?: string;
  executablePath?: string;
}

const fullChromium = [
  ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Names of the system's browsers, looked up in PATH, and absolute paths. */
const systemBrowsers: Partial<Record<BrowserKind, string[]>> = {
  chromium: ['chromium-headless-shell', ...fullChromium],
  'full chromium': fullChromium,
};

/** Debian's packages, in the order in which they are tried. */
const debianPackages: Partial<Record<BrowserKind, string[]>> = {
  chromium: ['chromium-headless-shell', 'chromium'],
  'full chromium': ['chromium'],
};

/** Resolves only local hosts, so that requests which nothing answers stay on this machine. */
export const resolveOnlyLocalHosts =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]';

const browserName = (kind: BrowserKind) => (kind === 'full chromium' ? 'chromium' : kind);

/** Finds a browser, Playwright's own before the system's. */
export function findBrowser(kind: BrowserKind = 'chromium'): LaunchOptions | undefined {
  if (existsSync({ chromium, firefox, webkit }[browserName(kind)].executablePath()))
    // Without a channel, Playwright starts its headless shell.
    return kind === 'full chromium' ? { channel: 'chromium' } : {};
  const folders = (process.env.PATH ?? '').split(delimiter);
  const executablePath = systemBrowsers[kind]
    ?.flatMap((file) => (file.startsWith('/') ? file : folders.map((folder) => join(folder, file))))
    .find((file) => existsSync(file));
  return executablePath ? { executablePath } : undefined;
}

/**
 * Finds a browser, or installs it with Playwright or, on Debian, with apt-get. Prints each command before it
 * runs.
 *
 * @throws {UserError} When none could be installed.
 */
export async function ensureBrowser(kind: BrowserKind = 'chromium'): Promise<LaunchOptions> {
  const found = findBrowser(kind);
  if (found) return found;
  const name = browserName(kind);
  const isRoot = process.getuid?.() === 0;
  const aptGet = `${isRoot ? '' : 'sudo -n '}apt-get -qq`;
  const packages = existsSync('/usr/bin/apt-get') ? debianPackages[kind] : undefined;
  const commands = [
    // As root, with the libraries that the browser needs. For others, Playwright would ask for a password.
    `npx playwright install ${name}${isRoot ? ` && npx playwright install-deps ${name}` : ''}`,
    ...(packages ?? []).map((file) => `${aptGet} update && ${aptGet} -y install ${file}`),
  ];
  for (const command of commands) {
    console.log(`No ${kind} was found. Installing it: ${command}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { shell: true, timeout: 600_000, env };
    const installer = spawn(command, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    installer.stderr.on('data', (chunk) => {
      output += chunk;
    });
    await once(installer, 'close');
    const installed = findBrowser(kind);
    if (installed) return installed;
    const lines = output.trim().split('\n');
    console.log(`That failed: ${lines.find((line) => /error/i.test(line)) ?? lines.at(-1)}`);
  }
  throw new UserError(
    `No ${kind} was found, and none could be installed. Try "npx playwright install --with-deps ${name}".`,
  );
}

/** Called by Playwright before the tests: installs the browsers that they need. */
export default async function setup({ projects }: FullConfig): Promise<void> {
  for (const { use } of projects) await ensureBrowser(use.browserName);
}
