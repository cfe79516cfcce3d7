// `npm test`, or `npm test -- unit e2e` for some suites and what they need. `npm run test:all` (--all) runs
// every test in every browser. Prints what fails as it fails, and how far each suite is: on a terminal, in one
// line that is rewritten, elsewhere, every half minute. Then names the slowest tests. The last line is
// "N passed, N failed". Fails when anything failed or nothing ran, or a suite is unknown.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} command
 * @property {boolean} [isStatic] runs at the same time as the other static ones, before the rest
 * @property {boolean} [isThorough] runs only when it is named, or with --all
 * @property {Record<string, string>} [env] variables, unless they are set
 * @property {string} [needs] a suite that runs before it, and must not fail, except with --no-build
 * @property {string} [report] a JSON file of results; without one, the suite counts as one test
 * @property {(report: any) => number[]} [count] how many tests passed and failed
 * @property {(report: any) => string[]} [warn] what is close to failing
 * @property {(report: any) => Timing[]} [times] how long each test took
 */

/** @typedef {{ title: string, ms: number }} Timing */

/** How much of a budget may be used before a warning. */
const warningPercent = 97;

const args = process.argv.slice(2);
const isThorough = args.includes('--all');

/** Tests with Playwright. @param {string} name @param {string} projects @returns {Suite} */
const e2e = (name, projects) => ({
  name,
  command: 'npm run --silent test:e2e',
  env: { E2E_PROJECTS: projects },
  needs: 'build',
  report: 'reports/e2e/results.json',
  count: ({ stats }) => [stats.expected, stats.unexpected + stats.flaky],
  warn: ({ suites }) =>
    specsIn(suites)
      .flatMap(({ tests }) => tests)
      .flatMap(({ annotations }) => annotations)
      .filter(({ type }) => type === 'warning')
      .map(({ description }) => description),
  times: ({ suites }) =>
    specsIn(suites).flatMap(({ file, title, tests }) =>
      tests
        .flatMap((/** @type {any} */ { results }) => results)
        .map((/** @type {any} */ { duration }) => ({ title: `${file}: ${title}`, ms: duration })),
    ),
});

/** @type {Suite[]} In the order in which they run. */
const suites = [
  { name: 'types', command: 'npm run --silent typecheck', isStatic: true },
  { name: 'lint', command: 'npm run --silent lint', isStatic: true },
  { name: 'unused', command: 'knip --no-progress', isStatic: true },
  { name: 'workflows', command: 'npm run --silent lint:workflows', isStatic: true },
  {
    name: 'unit',
    command: 'npm run --silent test:unit',
    report: 'reports/unit/results.json',
    count: ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
    times: ({ testResults = [] }) =>
      testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
        assertionResults.map((/** @type {any} */ { fullName, duration }) => ({
          title: `${relative('tests', name)}: ${fullName}`,
          ms: duration ?? 0,
        })),
      ),
  },
  { name: 'build', command: 'npm run --silent build:e2e' },
  { name: 'markup', command: 'html-validate reports/sites', needs: 'build' },
  {
    name: 'budgets',
    command: 'size-limit --json > reports/budgets.json',
    needs: 'build',
    report: 'reports/budgets.json',
    count: (/** @type {any[]} */ budgets) => [
      budgets.filter(({ passed }) => passed).length,
      budgets.filter(({ passed }) => !passed).length,
    ],
    warn: (/** @type {any[]} */ budgets) =>
      budgets
        .map(({ name, size, sizeLimit }) => ({
          name,
          percent: Math.round((100 * size) / sizeLimit),
        }))
        .filter(({ percent }) => percent > warningPercent)
        .map(({ name, percent }) => `${name}: ${percent}% of its budget in package.json`),
  },
  e2e('e2e', isThorough ? 'chromium,phone' : 'chromium'),
  { ...e2e('firefox', 'firefox,firefox-phone'), isThorough: true },
  { ...e2e('webkit', 'webkit,webkit-phone'), isThorough: true },
  {
    ...e2e('screen-reader', ''),
    // Builds its site.
    command: 'npm run --silent test:screen-reader',
    needs: undefined,
    report: 'reports/screen-reader/results.json',
    isThorough: true,
  },
];

process.chdir(resolve(import.meta.dirname, '..'));
const check = spawnSync(process.execPath, ['src/build/check-computer.mjs'], { stdio: 'inherit' });
if (check.status !== 0) {
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}
process.env.PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
const total = { passed: 0, failed: 0 };
const failedSuites = new Set();
/** @type {Timing[]} */
const allTimings = [];

/** Starts the line with which a runner of tests announces one: "[12/300] its title". */
const announcement = /^\[\d+\/\d+\] /;
const isTerminal = process.stdout.isTTY;
const clearLine = '\r\x1b[K';

/** What each running suite does. @type {Map<string, { start: number, doing: string }>} */
const running = new Map();

function showProgress() {
  const line = [...running]
    .map(([name, { start, doing }]) => `${name} ${seconds(start).toFixed()} s ${doing}`.trim())
    .join(', ');
  if (isTerminal) process.stdout.write(clearLine + line.slice(0, process.stdout.columns - 1));
  else if (line) console.log(line);
}

/** Prints a line above that of the progress. @param {string} line */
function print(line) {
  if (isTerminal) process.stdout.write(clearLine);
  console.log(line);
}

/** @param {number} start */
const seconds = (start) => (performance.now() - start) / 1000;

/**
 * Runs a command. What runners of tests print, other than announcements, is printed at once.
 *
 * @param {Suite} suite
 * @returns {Promise<{ succeeded: boolean, output: string }>} The output that is not printed yet.
 */
function run({ name, command, env, report }) {
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...process.env },
  });
  /** @type {string[]} */
  const lines = [];
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      // Playwright moves the cursor also where there is none.
      const text = stripVTControlCharacters(line);
      if (announcement.test(text)) {
        const suite = running.get(name);
        if (suite) suite.doing = text;
        if (isTerminal) showProgress();
      } else if (report) print(text);
      else lines.push(text);
    });
  return new Promise((done) =>
    child.on('close', (code) => done({ succeeded: code === 0, output: lines.join('\n') })),
  );
}

/** Every test in a report of Playwright. @param {any[]} suites @returns {any[]} */
const specsIn = (suites = []) =>
  suites.flatMap(({ suites, specs = [] }) => [...specs, ...specsIn(suites)]);

/**
 * Reads the report of a suite. Without one that can be read, no test has passed, which fails the suite.
 *
 * @param {Suite} suite
 * @returns {{ counts: number[], warnings: string[], timings: Timing[] }}
 */
function readReport({ report = '', count, warn, times }) {
  if (!existsSync(report)) return { counts: [], warnings: [], timings: [] };
  try {
    const results = JSON.parse(readFileSync(report, 'utf8'));
    return {
      counts: count?.(results) ?? [],
      warnings: warn?.(results) ?? [],
      timings: times?.(results) ?? [],
    };
  } catch (error) {
    return { counts: [], warnings: [`${report} cannot be read: ${error}`], timings: [] };
  }
}

/** @param {Suite} suite */
async function runSuite(suite) {
  const { name, needs = '', report } = suite;
  const start = performance.now();
  running.set(name, { start, doing: '' });
  if (report) rmSync(report, { force: true });
  const { succeeded, output } = failedSuites.has(needs)
    ? { succeeded: false, output: `Not run: ${needs} failed.` }
    : await run(suite);
  running.delete(name);
  const { counts, warnings, timings } = report
    ? readReport(suite)
    : { counts: [Number(succeeded)], warnings: [], timings: [] };
  allTimings.push(...timings);
  let [passed = 0, failed = 0] = counts;
  if (!succeeded || passed === 0) failed ||= 1;
  total.passed += passed;
  total.failed += failed;
  const result = `${name}: ${passed} passed, ${failed} failed (${seconds(start).toFixed(1)} s)`;
  print(`${failed ? '✗' : '✓'} ${result}`);
  for (const warning of new Set(warnings)) print(`! ${warning}`);
  if (failed === 0) return;
  failedSuites.add(name);
  if (output) print(`\n${output.trim()}\n`);
}

const names = args.filter((name) => !name.startsWith('--'));
const known = suites.map(({ name }) => name);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.log(`Unknown suite: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}
const named = suites.filter((suite) =>
  names.length > 0 ? names.includes(suite.name) : isThorough || !suite.isThorough,
);
const needed = args.includes('--no-build') ? [] : named.map(({ needs }) => needs);
const chosen = suites.filter((suite) => named.includes(suite) || needed.includes(suite.name));
if (isThorough) process.env.E2E_ALL = '1';
setInterval(showProgress, isTerminal ? 1000 : 30_000).unref();
await Promise.all(chosen.filter(({ isStatic }) => isStatic).map(runSuite));
for (const suite of chosen.filter(({ isStatic }) => !isStatic)) await runSuite(suite);
const slowest = allTimings.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
if (slowest.length > 0) print('\nThe slowest tests:');
for (const { title, ms } of slowest) print(`${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`);
print(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
