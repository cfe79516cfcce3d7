// What `npm test` runs, in this order, and how each suite's tests are counted.
import { existsSync, readFileSync } from 'node:fs';
import { ensureBrowser } from '../e2e/support/browser.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: number }} Counts
 * @typedef {object} Suite
 * @property {string} name
 * @property {string[]} command
 * @property {string} [needs] A suite without which this one says nothing.
 * @property {boolean} [together] May run at the same time as its neighbours.
 * @property {() => void} [prepare] Throws what keeps the suite from running.
 * @property {string} [report] The file its counts are read from; without one, it counts as one.
 * @property {(report: any) => Counts} [count]
 * @property {string[]} [record] Runs what failed once more, for its recordings; counts nothing.
 */

const browserTests = ['playwright', 'test', '--config', 'e2e/playwright.config.ts'];

/** @type {Suite[]} */
export const suites = [
  { name: 'types', command: ['tsc', '--project', '.'], together: true },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'], together: true },
  { name: 'unused', command: ['knip', '--no-progress'], together: true },
  {
    name: 'unit',
    command: [
      ...['vitest', 'run', '--reporter=default', '--reporter=json', '--reporter=junit'],
      ...[
        '--outputFile.json=reports/unit/results.json',
        '--outputFile.junit=reports/unit/junit.xml',
      ],
    ],
    report: 'reports/unit/results.json',
    count: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      flaky: 0,
    }),
  },
  { name: 'build', command: ['vite', 'build'] },
  { name: 'markup', command: ['html-validate', 'dist/index.html'], needs: 'build' },
  { name: 'budgets', command: ['size-limit'], needs: 'build' },
  {
    name: 'e2e',
    command: browserTests,
    needs: 'build',
    prepare: ensureBrowser,
    record: [...browserTests, '--last-failed', '--trace', 'on', '--reporter', 'line'],
    report: 'reports/e2e/results.json',
    count: ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      flaky: stats.flaky,
    }),
  },
];

/**
 * Counts what a finished suite ran.
 *
 * @param {Suite} suite
 * @param {boolean} succeeded Whether its command said so.
 * @returns {Counts} Never all passed when the command failed, its report is missing, or nothing ran.
 */
export function countOf(suite, succeeded) {
  const one = { passed: 0, failed: 1, skipped: 0, flaky: 0 };
  if (!suite.report || !suite.count) return succeeded ? { ...one, passed: 1, failed: 0 } : one;
  if (!existsSync(suite.report)) return one;

  const counts = suite.count(JSON.parse(readFileSync(suite.report, 'utf8')));
  const isSound = succeeded && counts.passed > 0;
  return isSound || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
