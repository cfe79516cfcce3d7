import { defineConfig, devices, type Project } from '@playwright/test';
import { findBrowser, resolveOnlyLocalHosts } from './support/browser';
import { previewServer, previewUrl } from './support/preview-server';

/** The address to test. Without `E2E_BASE_URL`, the build `plain` of vite.config.ts. */
const baseURL = `${process.env.E2E_BASE_URL || previewUrl}/`.replace(/\/+$/, '/');
const isPublished = Boolean(process.env.E2E_BASE_URL);

type BrowserName = 'chromium' | 'firefox' | 'webkit';

/**
 * Each load of a page would start a process, which takes two fifths of the processor time of the load. Messages to a
 * process that draws take a twentieth of that of all tests.
 */
const fewProcesses = ['--process-per-site', '--disable-site-isolation-trials', '--in-process-gpu'];

/**
 * Full Chromium opens a window for each browser context, and loads two pages of its address bar there, which take more
 * processor time than most tests.
 */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * Chromium uses only the last list of disabled features, which is ours. Of the features on Playwright's list, pages,
 * screenshots, and the interception of requests depend on these.
 */
const playwrightFeatures = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'PaintHolding',
  'Translate',
];

const chromiumArgs = [
  resolveOnlyLocalHosts,
  ...fewProcesses,
  `--disable-features=${[...addressBarPages, ...playwrightFeatures]}`,
];

function project(name: string, browserName: BrowserName, device: Project['use']): Project {
  const args = browserName === 'chromium' && !isPublished ? chromiumArgs : [];
  const grepInvert: RegExp[] = [];
  // Tests tagged @wide need the tab bar, which is a menu on small screens, or a wide viewport.
  if (name.endsWith('phone')) grepInvert.push(/@wide/);
  // Tests tagged @all cover rare situations, and additional sizes, pixel densities, and examples. They run only with
  // E2E_ALL=1.
  if (process.env.E2E_ALL !== '1') grepInvert.push(/@all/);
  const testIgnore = ['review.spec.ts', 'screen-reader/**'];
  // What a host sends is the same for every browser.
  if (name !== 'chromium') testIgnore.push('smoke.spec.ts');
  return {
    name,
    grepInvert,
    testIgnore,
    use: { ...device, browserName, launchOptions: { ...findBrowser(browserName), args } },
  };
}

/** Small, so that it paints fast, and wide enough for the tab bar. Visual tests set their own. */
const viewport = { width: 1088, height: 612 };

const projects = [
  project('chromium', 'chromium', { ...devices['Desktop Chrome'], viewport }),
  project('firefox', 'firefox', { ...devices['Desktop Firefox'], viewport }),
  project('webkit', 'webkit', { ...devices['Desktop Safari'], viewport }),
  project('phone', 'chromium', devices['Pixel 7']),
  project('firefox-phone', 'firefox', devices['Pixel 7']),
  project('webkit-phone', 'webkit', devices['iPhone 15']),
  {
    ...project('review', 'chromium', devices['Desktop Chrome']),
    testMatch: 'review.spec.ts',
    testIgnore: [],
  },
];

/** The projects to run, for example `E2E_PROJECTS=firefox,phone`. */
const selected = (process.env.E2E_PROJECTS || 'chromium').split(',');

/** The part of the tests to run, for example `E2E_SHARD=1/3`. */
const [current, total] = (process.env.E2E_SHARD || '').split('/').map(Number);

export default defineConfig({
  testDir: '.',
  globalSetup: './support/browser.ts',
  outputDir: '../reports/e2e/results',
  // The longest test takes up to a minute on an idle machine, and several times that on a busy one.
  timeout: 300_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { pathTemplate: '../reports/review/base/{arg}{ext}' },
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/aria/{arg}{ext}', children: 'deep-equal' },
  },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: [
    ['line'],
    ['json', { outputFile: '../reports/e2e/results.json' }],
    ['junit', { outputFile: '../reports/e2e/junit.xml' }],
    ['html', { outputFolder: '../reports/e2e/html', open: 'never' }],
    ...(process.env.GITHUB_ACTIONS ? [['github'] as const] : []),
  ],
  use: {
    // A new context for each test would cost three times as much processor time as everything that tests do: each starts
    // a process, and compiles and paints the page from nothing. Playwright closes pages and removes routes, scripts,
    // and storage between tests. It keeps the history, of which no test expects a length.
    reuseContext: true,
    actionTimeout: 30_000,
    baseURL,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // No traces, which would double the time of the tests. To record those of failed tests: `--last-failed --trace on`.
  },
  shard: current && total ? { current, total } : null,
  projects: projects.filter(({ name }) => selected.includes(name ?? '')),
  webServer: isPublished ? undefined : previewServer('reports/e2e'),
});
