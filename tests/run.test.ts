import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from './helpers/temporary-folder';

// run.mjs in a project of its own, whose suites do what each test says.

const pathOf = temporaryFolder();

beforeEach(() => {
  mkdirSync(pathOf('tests'));
  mkdirSync(pathOf('reports', 'unit'), { recursive: true });
  copyFileSync('tests/run.mjs', pathOf('tests', 'run.mjs'));
  mkdirSync(pathOf('src', 'build'), { recursive: true });
  writeFileSync(pathOf('src', 'build', 'check-computer.mjs'), '');
});

/** @param scripts the commands of npm, by the names that run.mjs calls */
function runSuites(names: string[], scripts: Record<string, string> = {}) {
  writeFileSync(pathOf('package.json'), JSON.stringify({ scripts }));
  const args = [pathOf('tests', 'run.mjs'), ...names];
  const { E2E_PROJECTS: _, ...env } = process.env;
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  return { status, lastLine: stdout.trimEnd().split('\n').at(-1), output: stdout };
}

/** A command in JavaScript, which every shell understands. */
const node = (code: string) => `node -e "${code}"`;

/** A command that prints lines, writes the report of the unit tests, and exits with `code`. */
function unitTests(passed: number, failed: number, code: number, ...lines: string[]) {
  const report = JSON.stringify({ numPassedTests: passed, numFailedTests: failed });
  writeFileSync(pathOf('results.json'), report);
  const print = lines.map((line) => `console.log('${line}');`).join(' ');
  const copy = "fs.copyFileSync('results.json', 'reports/unit/results.json')";
  return node(`${print} ${copy}; process.exitCode = ${code}`);
}

describe('run.mjs', () => {
  it('adds up what passed in all suites', () => {
    const scripts = { typecheck: 'exit 0', 'test:unit': unitTests(3, 0, 0) };
    expect(runSuites(['types', 'unit'], scripts)).toMatchObject({
      status: 0,
      lastLine: '4 passed, 0 failed',
    });
  });

  it('fails when a test fails, and prints what its suite says', () => {
    const scripts = { typecheck: node("throw 'wrong type'"), 'test:unit': unitTests(3, 2, 1) };
    const { status, lastLine, output } = runSuites(['types', 'unit'], scripts);
    expect([status, lastLine]).toEqual([1, '3 passed, 3 failed']);
    expect(output).toContain('wrong type');
  });

  it.each([
    ['stops without a report', () => 'exit 0'],
    ['stops after its tests have passed', () => unitTests(3, 0, 1)],
    ['runs no test', () => unitTests(0, 0, 0)],
  ])('fails when a suite %s', (_, command) => {
    const { status, lastLine } = runSuites(['unit'], { 'test:unit': command() });
    expect(status).toBe(1);
    expect(lastLine).toMatch(/^\d passed, 1 failed$/);
  });

  it('prints why a test fails, and not which tests start', () => {
    const command = unitTests(1, 1, 1, '[1/2] a test', 'wrong words', '[2/2] another');
    const { output } = runSuites(['unit'], { 'test:unit': command });
    expect(output.split('\n').slice(0, 2)).toEqual([
      'wrong words',
      expect.stringMatching(/^✗ unit: 1 passed, 1 failed/),
    ]);
  });

  it('names the slowest tests', () => {
    const testResults = [
      {
        name: pathOf('tests', 'a.test.ts'),
        assertionResults: [
          ...Array.from({ length: 10 }, () => ({ fullName: 'a usual test', duration: 100 })),
          { fullName: 'a slow test', duration: 2000 },
          { fullName: 'a quick test', duration: 1 },
        ],
      },
    ];
    const report = { numPassedTests: 12, numFailedTests: 0, testResults };
    writeFileSync(pathOf('results.json'), JSON.stringify(report));
    const copy = "fs.copyFileSync('results.json', 'reports/unit/results.json')";
    const { output } = runSuites(['unit'], { 'test:unit': node(copy) });
    const [, list = ''] = output.split('The slowest tests:\n');
    expect(list.split('\n').slice(0, 2)).toEqual([
      '   2.0 s  a.test.ts: a slow test',
      '   0.1 s  a.test.ts: a usual test',
    ]);
    expect(list).not.toContain('quick');
  });

  it('runs the whole matrix in every browser with --all', () => {
    const command = node("throw process.env.E2E_ALL + ': ' + process.env.E2E_PROJECTS");
    const names = ['--all', '--no-build', 'e2e', 'firefox', 'webkit'];
    const { output } = runSuites(names, { 'test:e2e': command });
    expect(output.match(/^1: .*/gm)).toEqual([
      '1: chromium,phone',
      '1: firefox,firefox-phone',
      '1: webkit,webkit-phone',
    ]);
  });

  it('does not run a suite whose build fails', () => {
    const { status, lastLine, output } = runSuites(['markup'], { 'build:e2e': 'exit 1' });
    expect([status, lastLine]).toEqual([1, '0 passed, 2 failed']);
    expect(output).toContain('Not run: build failed.');
  });

  it('fails when a suite is unknown', () => {
    expect(runSuites(['nonsense'])).toMatchObject({ status: 1, lastLine: '0 passed, 1 failed' });
  });
});
