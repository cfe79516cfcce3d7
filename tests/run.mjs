// `npm test`, or `npm test -- unit e2e` for some suites and what they need. Prints the output of suites
// that fail. The last line is "N passed, N failed". Fails when anything failed or nothing ran, or a suite
// is unknown.
import { exec } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} command
 * @property {boolean} [isStatic] runs at the same time as the other static ones, before the rest
 * @property {string} [needs] a suite that runs before it, and must not fail
 * @property {string} [report] a JSON file of results; without one, the suite counts as one test
 * @property {(report: any) => number[]} [count] how many tests passed and failed
 * @property {(report: any) => string[]} [warn] what is close to failing
 */

/** How much of a budget may be used before a warning. */
const warningPercent = 97;

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
  {
    name: 'e2e',
    command: 'node e2e/support/browser.mjs && npm run --silent test:e2e',
    needs: 'build',
    report: 'reports/e2e/results.json',
    count: ({ stats }) => [stats.expected, stats.unexpected + stats.flaky],
    warn: ({ suites }) =>
      annotationsIn(suites)
        .filter(({ type }) => type === 'warning')
        .map(({ description }) => description),
  },
];

process.chdir(resolve(import.meta.dirname, '..'));
process.env.PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
const total = { passed: 0, failed: 0 };
const failedSuites = new Set();

/** @param {string} command @returns {Promise<{ succeeded: boolean, output: string }>} */
const run = (command) =>
  new Promise((done) =>
    exec(command, { maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) =>
      done({ succeeded: !error, output: `${stdout}${stderr}` }),
    ),
  );

/** The annotations of every test in a report of Playwright. @param {any} node @returns {any[]} */
const annotationsIn = (node) =>
  Array.isArray(node)
    ? node.flatMap(annotationsIn)
    : [node.suites, node.specs, node.tests]
        .flatMap((inner) => annotationsIn(inner ?? []))
        .concat(node.annotations ?? []);

/**
 * Reads the report of a suite. Without one that can be read, no test has passed, which fails the suite.
 *
 * @param {Suite} suite
 * @returns {{ counts: number[], warnings: string[] }}
 */
function readReport({ report = '', count, warn }) {
  if (!existsSync(report)) return { counts: [], warnings: [] };
  try {
    const results = JSON.parse(readFileSync(report, 'utf8'));
    return { counts: count?.(results) ?? [], warnings: warn?.(results) ?? [] };
  } catch (error) {
    return { counts: [], warnings: [`${report} cannot be read: ${error}`] };
  }
}

/** @param {Suite} suite */
async function runSuite(suite) {
  const { name, command, needs = '', report } = suite;
  const start = performance.now();
  if (report) rmSync(report, { force: true });
  const { succeeded, output } = failedSuites.has(needs)
    ? { succeeded: false, output: `Not run: ${needs} failed.` }
    : await run(command);
  const { counts, warnings } = report
    ? readReport(suite)
    : { counts: [Number(succeeded)], warnings: [] };
  let [passed = 0, failed = 0] = counts;
  if (!succeeded || passed === 0) failed ||= 1;
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  for (const warning of new Set(warnings)) console.log(`! ${warning}`);
  if (failed === 0) return;
  failedSuites.add(name);
  console.log(`\n${output.trim()}\n`);
}

const known = suites.map(({ name }) => name);
const names = process.argv.slice(2);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.log(`Unknown suite: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}
const named = suites.filter(({ name }) => names.length === 0 || names.includes(name));
const needed = new Set(named.map(({ needs }) => needs));
const chosen = suites.filter((suite) => named.includes(suite) || needed.has(suite.name));
await Promise.all(chosen.filter(({ isStatic }) => isStatic).map(runSuite));
for (const suite of chosen.filter(({ isStatic }) => !isStatic)) await runSuite(suite);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
