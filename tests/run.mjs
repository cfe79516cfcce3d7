// The test command: `npm test`, or `npm test -- unit e2e` for some suites; `--verbose` prints all
// output. The last line is "N passed, N failed". Fails when anything failed or nothing ran.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { ensureBrowser } from '../src/build/tools/browser.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, reasons?: string[] }} Counts
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} command
 * @property {boolean} [parallel] Runs at the same time as the other parallel suites.
 * @property {string} [needs] A suite that must not have failed before.
 * @property {() => void} [prepare] Throws when the suite cannot run.
 * @property {string} [report] A JSON file to count tests from; without one, the suite counts as one.
 * @property {(report: any) => Counts} [count]
 * @property {string} [rerun] A command that runs the failed tests again to record traces.
 */

/** @param {any} suite Of Playwright's report. @returns {string[]} Why tests were skipped. */
const skipReasons = ({ suites = [], specs = [] }) => [
  ...specs
    .flatMap((/** @type {any} */ spec) => spec.tests)
    .flatMap((/** @type {any} */ test) => test.annotations)
    .filter((/** @type {any} */ { type }) => type === 'skip')
    .map((/** @type {any} */ { description }) => description),
  ...suites.flatMap(skipReasons),
];

const githubReporter = process.env.GITHUB_ACTIONS ? ' --reporter=github-actions' : '';
const playwright = 'playwright test --config e2e/playwright.config.ts';

/** @type {Suite[]} In the order in which they run. */
const suites = [
  { name: 'types', command: 'tsc --project .', parallel: true },
  { name: 'lint', command: 'biome check --error-on-warnings .', parallel: true },
  { name: 'unused', command: 'knip --no-progress', parallel: true },
  {
    name: 'unit',
    command:
      'vitest run --reporter=default --reporter=json --outputFile.json=reports/unit/results.json ' +
      `--reporter=junit --outputFile.junit=reports/unit/junit.xml${githubReporter}`,
    report: 'reports/unit/results.json',
    count: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }),
  },
  { name: 'build', command: 'vite build' },
  {
    name: 'configured',
    command: 'npm run --silent build:configured',
    needs: 'build',
  },
  { name: 'markup', command: 'html-validate dist reports/configured', needs: 'configured' },
  { name: 'budgets', command: 'size-limit', needs: 'configured' },
  {
    name: 'e2e',
    command: playwright,
    needs: 'configured',
    prepare: () => ensureBrowser('chrome'),
    // Recording every test would take a third longer.
    rerun: `${playwright} --last-failed --trace on --reporter line`,
    report: 'reports/e2e/results.json',
    count: ({ stats, ...report }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      reasons: [...new Set(skipReasons(report))],
    }),
  },
];

const timeoutMs = 20 * 60 * 1000;
const isVerbose = process.argv.includes('--verbose');
const names = process.argv.slice(2).filter((argument) => argument !== '--verbose');
const total = { passed: 0, failed: 0 };
const failedSuites = new Set();

process.chdir(resolve(import.meta.dirname, '..'));
process.env.PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
process.env.FORCE_COLOR = isVerbose && process.stdout.isTTY ? '1' : '0';

/** @param {string} command @returns {Promise<{ succeeded: boolean, output: string }>} */
function run(command) {
  return new Promise((done) => {
    let output = '';
    const [file = '', ...args] = command.split(' ');
    const child = spawn(file, args, {
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const timeout = setTimeout(() => {
      output += `\nStopped after ${timeoutMs / 60_000} minutes.\n`;
      child.kill();
    }, timeoutMs);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (isVerbose) process.stdout.write(text);
      });
    child.on('error', (error) => {
      output += error.message;
    });
    child.on('close', (code) => {
      clearTimeout(timeout);
      done({ succeeded: code === 0, output });
    });
  });
}

/**
 * Counts at least one failure when the command failed, its report is missing, or no test ran.
 *
 * @param {Suite} suite @param {boolean} succeeded @returns {Counts}
 */
function countTests({ report, count }, succeeded) {
  if (!report || !count || !existsSync(report)) {
    const passed = succeeded && !report;
    return { passed: Number(passed), failed: Number(!passed), skipped: 0 };
  }
  const counts = count(JSON.parse(readFileSync(report, 'utf8')));
  const isComplete = succeeded && counts.passed > 0;
  return isComplete || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** @param {Suite} suite */
async function runSuite(suite) {
  const start = performance.now();
  let [succeeded, output] = [false, ''];
  if (suite.report) rmSync(suite.report, { force: true });
  try {
    if (failedSuites.has(suite.needs)) throw new Error(`Not run: ${suite.needs} failed.`);
    suite.prepare?.();
    ({ succeeded, output } = await run(suite.command));
  } catch (error) {
    output = String(error);
  }
  const { passed, failed, skipped, reasons = [] } = countTests(suite, succeeded);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  console.log(`${failed ? '✗' : '✓'} ${suite.name.padEnd(10)} ${counts}  (${seconds} s)`);
  for (const reason of reasons) console.log(`  skipped: ${reason}`);
  if (failed === 0) return;
  failedSuites.add(suite.name);
  if (!isVerbose) console.log(`\n${output.trim()}\n`);
  if (suite.rerun && existsSync(suite.report ?? '')) await run(suite.rerun);
}

const known = suites.map(({ name }) => name);
for (const name of names.filter((name) => !known.includes(name))) {
  console.log(`There is no suite ${name}. There are: ${known.join(', ')}.`);
  total.failed += 1;
}
const chosen = suites.filter(({ name }) => names.length === 0 || names.includes(name));
await Promise.all(chosen.filter(({ parallel }) => parallel).map(runSuite));
for (const suite of chosen.filter(({ parallel }) => !parallel)) await runSuite(suite);

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
