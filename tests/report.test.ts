// @vitest-environment node
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { accessibilitySummary, annotation, browserTests, page, unitTests } from './report.mjs';

const unit = unitTests({
  testResults: [
    {
      name: resolve('tests/App.test.tsx'),
      assertionResults: [
        { fullName: 'App shows home', status: 'passed', failureMessages: [] },
        { fullName: 'App never', status: 'pending' },
        {
          fullName: 'App is <b>',
          status: 'failed',
          failureMessages: [
            `\u001b[31mError\u001b[39m: 100 % off\n    at ${resolve('tests/App.test.tsx')}:12:3`,
          ],
        },
      ],
    },
    {
      name: resolve('tests/content-coverage.test.tsx'),
      message: 'Unexpected token',
      assertionResults: [],
    },
  ],
});

const axe = (file: string, title: string, status: string, messages: string[]) => ({
  file,
  line: 7,
  title,
  tests: [
    {
      projectName: 'phone',
      status,
      results: [
        {
          errors: messages.map((message) => ({ message })),
          annotations: [{ type: 'axe', description: 'Home (light): no barrier' }],
        },
      ],
    },
  ],
});
const browser = browserTests({
  config: { rootDir: resolve('e2e') },
  suites: [
    {
      specs: [axe('axe.spec.ts', 'Home has no barrier', 'expected', [])],
      suites: [
        {
          title: 'on a phone',
          specs: [axe('menu.spec.ts', 'the menu opens', 'unexpected', ['It did not.'])],
        },
      ],
    },
  ],
});

test('the page tells what failed, where and why, before all tests by file', () => {
  const html = page([...unit, ...browser]);
  expect(html).toContain('2 passed, 3 failed, 1 skipped');
  expect(html).toMatch(
    /<h2>✗ App is &lt;b><\/h2><p>tests\/App\.test\.tsx:12<\/p><pre>Error: 100 %/,
  );
  expect(html).toContain('<h2>✗ on a phone › the menu opens (phone)</h2><p>e2e/menu.spec.ts:7</p>');
  expect(html).toContain('<pre>Unexpected token</pre>');
  expect(html).toContain('<summary>e2e/axe.spec.ts: 1 passed, 0 failed</summary>');
});

test('the accessibility summary tells what was looked at, and each barrier', () => {
  const summary = accessibilitySummary(browser);
  expect(summary).toContain('| Every rule of axe, on every screen and in every state | 1 passed');
  expect(summary).toContain('| The menu of small screens | 0 passed, 1 failed |');
  expect(summary).toContain('- phone: Home (light): no barrier');
  expect(summary).toContain('It did not.');
});

test('an annotation is one line, at the line of the test', () => {
  const [, , failed] = unit;
  if (!failed) throw new Error('There is no failed test.');
  expect(annotation(failed)).toMatch(
    /^::error file=tests\/App\.test\.tsx,line=12,title=App is <b>::Error: 100 %25 off%0A.*:12:3$/,
  );
});
