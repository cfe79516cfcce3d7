// Shows what a change looks like: `npm run review`, or `npm run review -- <base>` to compare with a commit
// other than origin/main. Takes the screenshots of review.spec.ts of both builds, and fails if any differ. Not
// a test: a person looks at those, in reports/review/html.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { withCheckout } from './support/checkout.mjs';
import { run } from './support/run.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
const [, , base = 'origin/main'] = process.argv;
const outDir = resolve('node_modules/.cache/reviewed');

/** Builds a working tree and takes its screenshots. @param {string} root @param {string[]} options */
function takeScreenshots(root, ...options) {
  const vite = 'node_modules/vite/bin/vite.js';
  // Configured by the repository alone: the other commit has no .env.local.
  const plain = ['--config', 'e2e/vite.config.ts', '--mode', 'plain'];
  const output = ['--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const build = [vite, 'build', ...plain, ...output];
  run(process.execPath, build, { cwd: root });
  const playwright = resolve('node_modules/@playwright/test/cli.js');
  const test = [playwright, 'test', '--config', 'e2e/playwright.config.ts', '--reporter', 'html'];
  const settings = {
    PLAYWRIGHT_HTML_OUTPUT_DIR: 'reports/review/html',
    PLAYWRIGHT_HTML_OPEN: 'never',
  };
  const env = { ...process.env, ...settings, E2E_PROJECTS: 'review', E2E_DIST: outDir };
  return spawnSync(process.execPath, [...test, ...options], { env, stdio: 'inherit' }).status;
}

rmSync('reports/review', { recursive: true, force: true });
withCheckout(base, (folder) => takeScreenshots(folder, '--update-snapshots'));
// Also fails where the base has no screenshot.
const status = takeScreenshots(process.cwd(), '--update-snapshots=none');
process.exitCode = status ?? 1;
console.log(
  status === 0
    ? 'No screenshot differs.'
    : 'Screenshots differ, or a test failed: see reports/review/html.',
);
