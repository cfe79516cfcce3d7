// Shows what a change looks like: `npm run review`, or `npm run review -- <base>` to compare with a commit
// other than origin/main. Takes the screenshots of review.spec.ts of both builds. Not a test: a person
// looks at those that differ, in reports/review/html. Both are built with the dependencies that are
// installed, so it does not show what an update of a dependency changes.
import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';

process.chdir(resolve(import.meta.dirname, '..'));
const [, , base = 'origin/main'] = process.argv;
const tree = resolve('node_modules/.cache/review');
const outDir = resolve('node_modules/.cache/reviewed');

/** Builds a working tree and takes its screenshots. @param {string} root @param {string[]} options */
function takeScreenshots(root, ...options) {
  const vite = resolve('node_modules/vite/bin/vite.js');
  // Configured by the repository alone: the other commit has no .env.local.
  const plain = ['--config', 'e2e/vite.config.ts', '--mode', 'plain'];
  const output = ['--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const build = [vite, 'build', ...plain, ...output];
  execFileSync(process.execPath, build, { cwd: root, stdio: 'inherit' });
  const playwright = resolve('node_modules/@playwright/test/cli.js');
  const test = [playwright, 'test', '--config', 'e2e/playwright.config.ts', '--reporter', 'html'];
  const settings = {
    PLAYWRIGHT_HTML_OUTPUT_DIR: 'reports/review/html',
    PLAYWRIGHT_HTML_OPEN: 'never',
  };
  const env = { ...process.env, ...settings, E2E_PROJECTS: 'review', E2E_DIST: outDir };
  return spawnSync(process.execPath, [...test, ...options], { env, stdio: 'inherit' }).status;
}

for (const folder of [tree, 'reports/review']) rmSync(folder, { recursive: true, force: true });
execFileSync('git', ['worktree', 'prune']);
execFileSync('git', ['worktree', 'add', '--detach', tree, base], { stdio: 'ignore' });
symlinkSync(resolve('node_modules'), `${tree}/node_modules`);
takeScreenshots(tree, '--update-snapshots');
execFileSync('git', ['worktree', 'remove', '--force', tree]);
// Also fails where the base has no screenshot.
const status = takeScreenshots(process.cwd(), '--update-snapshots=none');
console.log(
  status === 0
    ? 'No screenshot differs.'
    : 'Screenshots differ, or a test failed: see reports/review/html.',
);
