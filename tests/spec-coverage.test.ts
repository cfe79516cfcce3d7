// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// tests/README.md lists what the site promises, and the tests for each promise.

const readme = readFileSync('tests/README.md', 'utf8');

const sections = readme
  .split('\n### ')
  .slice(1)
  .map((text) => ({
    title: text.split('\n')[0] ?? '',
    rows: text
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2)
      .map((line) => line.split('|').map((cell) => cell.trim())),
  }));

/** Whether a file has a test with exactly this title, as it is written in the source. */
function hasTest(file: string, title: string): boolean {
  const path = join('tests', file);
  const text = existsSync(path) ? readFileSync(path, 'utf8').replace(/\(\s+/g, '(') : '';
  return ["'", '"', '`'].some((quote) => text.includes(`(${quote}${title}${quote},`));
}

describe('the promises in tests/README.md', () => {
  it('has all nine sections, in order', () => {
    const numbers = sections.map(({ title }) => Number(title[0]));
    expect([...new Set(numbers)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(numbers).toEqual(numbers.toSorted());
  });

  it.each(sections)('$title: names an existing test for each promise', ({ rows }) => {
    expect(rows.length).toBeGreaterThan(0);
    for (const [, promise, tests] of rows) {
      expect(promise).toBeTruthy();
      for (const entry of (tests ?? '').split('<br>')) {
        const [, file = '', title = ''] = /^`([^`]+)` (.+)$/.exec(entry) ?? [];
        expect(hasTest(file, title), `tests/README.md: "${promise}" names ${entry}`).toBe(true);
      }
    }
  });
});
