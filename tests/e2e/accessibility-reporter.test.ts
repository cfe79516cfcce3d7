import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestCase, TestResult } from '@playwright/test/reporter';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import AccessibilityReporter from '../../e2e/support/accessibility-reporter';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'accessibility-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function report(results: { title: string; status: string; checks: string[]; error?: string }[]) {
  const reporter = new AccessibilityReporter({ outputFile: join(folder, 'reports/summary.md') });
  for (const { title, status, checks, error } of results)
    reporter.onTestEnd(
      { title, parent: { project: () => ({ name: 'phone' }) } } as unknown as TestCase,
      {
        status,
        annotations: checks.map((description) => ({ type: 'axe', description })),
        errors: error ? [{ message: error }] : [],
      } as unknown as TestResult,
    );
  reporter.onEnd();
  return readFileSync(join(folder, 'reports/summary.md'), 'utf8');
}

describe('AccessibilityReporter', () => {
  it('lists checked states with the project, and the messages of failed tests', () => {
    expect(
      report([
        { title: 'Tours', status: 'failed', checks: ['Tours: 1 barriers'], error: 'No alt text.' },
        {
          title: 'Home',
          status: 'passed',
          checks: ['Home: no barrier', 'Home (menu): no barrier'],
        },
        { title: 'Without axe', status: 'failed', checks: [], error: 'Unrelated.' },
      ]),
    ).toBe(
      '# Accessibility checks\n\naxe checked 3 states; 1 tests failed.\n\n' +
        '- phone: Home (menu): no barrier\n- phone: Home: no barrier\n- phone: Tours: 1 barriers\n\n' +
        '## Failed: Tours (phone)\n\n```\nNo alt text.\n```\n\n',
    );
  });

  it('writes nothing when axe checked nothing', () => {
    expect(() => report([{ title: 'Home', status: 'passed', checks: [] }])).toThrow('ENOENT');
  });

  it('appends the summary to the job summary on GitHub', () => {
    const file = join(folder, 'job-summary.md');
    vi.stubEnv('GITHUB_STEP_SUMMARY', file);
    const summary = report([{ title: 'Home', status: 'passed', checks: ['Home: no barrier'] }]);
    expect(readFileSync(file, 'utf8')).toBe(summary);
  });
});
