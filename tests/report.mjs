// Turns what the test runners have left in reports/ into what people read: `node tests/report.mjs`.
// One page for both runners and a summary of the accessibility checks; on GitHub also the job's
// summary, and an annotation for each test that failed.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Test
 * @property {string} file Below the project's folder.
 * @property {number} line 1 where it is not known.
 * @property {string} title
 * @property {'passed' | 'failed' | 'skipped'} state
 * @property {string} message What went wrong, or nothing.
 * @property {string} project The browser and screen; empty for unit tests.
 * @property {string[]} looks What axe looked at in this test, and how many barriers it found.
 */

/** @param {string[]} texts */
const message = (texts) => stripVTControlCharacters(texts.join('\n\n')).trim();

/** @param {any} report As Vitest's json reporter writes it. @returns {Test[]} */
export function unitTests({ testResults }) {
  return testResults.flatMap((/** @type {any} */ result) => {
    const file = relative(process.cwd(), result.name);
    const common = { file, line: 1, project: '', looks: [] };
    if (result.assertionResults.length === 0)
      return { ...common, title: 'does not load', state: 'failed', message: result.message };
    return result.assertionResults.map((/** @type {any} */ test) => {
      const text = message(test.failureMessages ?? []);
      const line = Number(text.split(`${file}:`)[1]?.match(/^\d+/)) || 1;
      const state = ['passed', 'failed'].includes(test.status) ? test.status : 'skipped';
      return { ...common, line, title: test.fullName, state, message: text };
    });
  });
}

const states = { expected: 'passed', skipped: 'skipped', unexpected: 'failed', flaky: 'failed' };

/** @param {any} report As Playwright's json reporter writes it. @returns {Test[]} */
export function browserTests({ suites, config }) {
  const folder = relative(process.cwd(), config.rootDir);
  /** @param {any} suite @param {string[]} names @returns {Test[]} */
  const walk = (suite, names) => [
    ...(suite.suites ?? []).flatMap((/** @type {any} */ one) => walk(one, [...names, one.title])),
    ...suite.specs.flatMap((/** @type {any} */ { file, line, title, tests }) =>
      tests.map((/** @type {any} */ { projectName: project, status, results }) => {
        const { errors = [], annotations = [] } = results.at(-1) ?? {};
        return {
          file: `${folder}/${file}`,
          line,
          title: [...names, title].join(' › '),
          state: states[/** @type {keyof typeof states} */ (status)],
          message: message(errors.map((/** @type {any} */ error) => error.message)),
          project,
          looks: annotations
            .filter((/** @type {any} */ { type }) => type === 'axe')
            .map((/** @type {any} */ { description }) => description),
        };
      }),
    ),
  ];
  return suites.flatMap((/** @type {any} */ suite) => walk(suite, []));
}

/** @param {Test[]} tests */
function counted(tests) {
  const number = (/** @type {string} */ state) =>
    tests.filter((test) => test.state === state).length;
  const skipped = number('skipped') > 0 ? `, ${number('skipped')} skipped` : '';
  return `${number('passed')} passed, ${number('failed')} failed${skipped}`;
}

/** What the specs of e2e answer for, of those that are about accessibility. */
const concerns = {
  axe: 'Every rule of axe, on every screen and in every state',
  contrast: 'Contrast 7:1, measured in pixels',
  keyboard: 'Everything by keyboard, nothing traps',
  focus: 'Focus is seen, and never lost',
  'skip-link': 'Past the bar at once',
  menu: 'The menu of small screens',
  structure: 'Landmarks, headings, language',
  layout: 'Reflow at 320 px, zoom, spacing, targets',
  'forced-colors': 'Forced colors',
  motion: 'Reduced motion',
  carousel: 'What moves can be stopped',
  toasts: 'Messages are heard once, and stay long enough',
  'no-script': 'Without scripts',
};

/**
 * @param {Test[]} tests
 * @returns {string} Markdown: what was looked at, and what was found.
 */
export function accessibilitySummary(tests) {
  const concerned = Object.entries(concerns).map(([name, concern]) => {
    const own = tests.filter(({ file }) => file.endsWith(`/${name}.spec.ts`));
    return { concern, own };
  });
  const rows = concerned
    .filter(({ own }) => own.length > 0)
    .map(({ concern, own }) => `| ${concern} | ${counted(own)} |`);
  const about = concerned.flatMap(({ own }) => own);
  const looks = about.flatMap((test) => test.looks.map((look) => `- ${test.project}: ${look}`));
  const failed = about.filter(({ state }) => state === 'failed');
  return [
    '# Accessibility checks',
    'What machines can find; the conformance report says what people have to look at.',
    ['| checked | tests |', '| --- | --- |', ...rows].join('\n'),
    ...(looks.length > 0 ? ['## What axe looked at', looks.join('\n')] : []),
    ...failed.flatMap(({ title, project, message }) => [
      `## Failed: ${title} (${project})`,
      `\`\`\`\n${message}\n\`\`\``,
    ]),
    '',
  ].join('\n\n');
}

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** @param {Test[]} tests @returns {string} One page: what failed, then all tests by file. */
export function page(tests) {
  const failed = tests.filter(({ state }) => state === 'failed');
  const files = [...new Set(tests.map(({ file }) => file))];
  const marks = { passed: '✓', failed: '✗', skipped: '–' };
  /** @param {Test} test */
  const name = ({ title, project }) => escaped(project ? `${title} (${project})` : title);
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Test report</title>',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    '<style>body{font:1rem/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}pre{overflow:auto}</style>',
    `<h1>Test report</h1><p>${counted(tests)}</p>`,
    ...failed.map(
      (test) =>
        `<h2>✗ ${name(test)}</h2><p>${test.file}:${test.line}</p><pre>${escaped(test.message)}</pre>`,
    ),
    ...files.map((file) => {
      const own = tests.filter((test) => test.file === file);
      const items = own.map((test) => `<li>${marks[test.state]} ${name(test)}</li>`).join('');
      return `<details><summary>${file}: ${counted(own)}</summary><ul>${items}</ul></details>`;
    }),
  ].join('\n');
}

/** @param {Test} test @returns {string} The line that GitHub shows beside the code. */
export function annotation({ file, line, title, message }) {
  const text = message.replaceAll('%', '%25').replaceAll('\n', '%0A');
  return `::error file=${file},line=${line},title=${title.replace(/[\n:,%]/g, ' ')}::${text}`;
}

function main() {
  process.chdir(resolve(import.meta.dirname, '..'));
  /** @param {string} file @param {(report: any) => Test[]} read */
  const from = (file, read) =>
    existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : [];
  const unit = from('reports/unit/results.json', unitTests);
  const browser = from('reports/e2e/results.json', browserTests);
  const tests = [...unit, ...browser];
  if (tests.length === 0) return console.log('reports/ has no results. Run npm test first.');
  writeFileSync('reports/index.html', page(tests));
  console.log(`reports/index.html: ${counted(tests)}`);
  const summary = browser.length > 0 ? accessibilitySummary(browser) : '';
  if (summary) writeFileSync('reports/accessibility.md', summary);
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${counted(tests)}\n\n${summary}`);
  if (GITHUB_ACTIONS)
    for (const test of tests.filter(({ state }) => state === 'failed'))
      console.log(annotation(test));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
