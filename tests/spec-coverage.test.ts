// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// The table in README.md leads from any sentence of the specification to its tests.

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

/** Whether a file has a test of exactly this title, as it is written there. */
function hasTest(file: string, title: string): boolean {
  const path = join('tests', file);
  const text = existsSync(path) ? readFileSync(path, 'utf8').replace(/\(\s+/g, '(') : '';
  return ["'", '"', '`'].some((quote) => text.includes(`(${quote}${title}${quote},`));
}

describe('the table of statements', () => {
  it('covers all nine sections, in order', () => {
    const numbers = sections.map(({ title }) => Number(title[0]));
    expect([...new Set(numbers)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(numbers).toEqual(numbers.toSorted());
  });

  it.each(sections)('names for every statement a test that exists: $title', ({ rows }) => {
    expect(rows.length).toBeGreaterThan(0);
    for (const [, statement, tests] of rows) {
      expect(statement).toBeTruthy();
      for (const entry of (tests ?? '').split('<br>')) {
        const [, file = '', title = ''] = /^`([^`]+)` (.+)$/.exec(entry) ?? [];
        expect(hasTest(file, title), `tests/README.md: "${statement}" names ${entry}`).toBe(true);
      }
    }
  });
});
