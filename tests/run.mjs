// The test command: `npm test`, or `npm test -- unit e2e` for some suites; `--verbose` shows all
// output. Ends with "N passed, N failed", and fails when anything failed or nothing ran.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { countOf, suites } from './suites.mjs';

/** @typedef {import('./suites.mjs').Suite} Suite */

const longest = 20 * 60 * 1000;
const words = process.argv.slice(2);
const isVerbose = words.includes('--verbose');
const names = words.filter((word) => word !== '--verbose');

process.chdir(resolve(import.meta.dirname, '..'));

const env = {
  ...process.env,
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
  FORCE_COLOR: isVerbose && process.stdout.isTTY ? '1' : '0',
};

/**
 * Runs a command to its end, or to the longest time any suite may take.
 *
 * @param {string[]} command
 * @returns {Promise<{ succeeded: boolean, output: string }>} Both streams in the order they came.
 */
function run([file = '', ...args]) {
  return new Promise((done) => {
    let output = '';
    const shell = process.platform === 'win32';
    const child = spawn(file, args, { env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    const clock = setTimeout(() => {
      output += `\nStopped after ${longest / 60_000} minutes.\n`;
      child.kill();
    }, longest);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (isVerbose) process.stdout.write(text);
      });
    }
    child.on('error', (error) => {
      output += error.message;
    });
    child.on('close', (code) => {
      clearTimeout(clock);
      done({ succeeded: code === 0, output });
    });
  });
}

/** @param {Suite} suite */
async function runSuite(suite) {
  const start = performance.now();
  if (suite.report) rmSync(suite.report, { force: true });
  try {
    if (failed.has(suite.needs ?? '')) throw new Error(`Not run: ${suite.needs} failed.`);
    suite.prepare?.();
    const { succeeded, output } = await run(suite.command);
    report(suite, countOf(suite, succeeded), output, start);
    if (failed.has(suite.name) && suite.record) await run(suite.record);
  } catch (error) {
    report(suite, { passed: 0, failed: 1, skipped: 0, flaky: 0 }, String(error), start);
  }
}

/**
 * @param {Suite} suite
 * @param {import('./suites.mjs').Counts} counts
 * @param {string} output
 * @param {number} start
 */
function report(suite, counts, output, start) {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const parts = [`${counts.passed} passed`, `${counts.failed} failed`];
  if (counts.skipped > 0) parts.push(`${counts.skipped} skipped`);
  if (counts.flaky > 0) parts.push(`${counts.flaky} of them flaky`);
  const mark = counts.failed > 0 ? '✗' : '✓';
  console.log(`${mark} ${suite.name.padEnd(8)} ${parts.join(', ')}  (${seconds} s)`);

  if (counts.failed > 0) {
    failed.add(suite.name);
    if (!isVerbose) console.log(`\n${output.trim()}\n`);
  }
  total.passed += counts.passed;
  total.failed += counts.failed;
}

const total = { passed: 0, failed: 0 };
/** @type {Set<string>} */
const failed = new Set();

const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  const known = suites.map(({ name }) => name).join(', ');
  console.log(`There is no suite ${unknown.join(', ')}. There are: ${known}.`);
  total.failed += unknown.length;
}

const chosen = suites.filter(({ name }) => names.length === 0 || names.includes(name));
await Promise.all(chosen.filter(({ together }) => together).map(runSuite));
for (const suite of chosen.filter(({ together }) => !together)) await runSuite(suite);

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
