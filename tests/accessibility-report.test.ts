import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The number of criteria in each guideline of WCAG 2.2, which removed 4.1.1. */
const guidelines = {
  ...{ '1.1': 1, '1.2': 9, '1.3': 6, '1.4': 13 },
  ...{ '2.1': 4, '2.2': 6, '2.3': 3, '2.4': 13, '2.5': 8 },
  ...{ '3.1': 6, '3.2': 6, '3.3': 9, '4.1': 3 },
};

const rows = readFileSync('.github/ACCESSIBILITY.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('.github/ACCESSIBILITY.md has a row for each success criterion of WCAG 2.2, in order', () => {
  const all = Object.entries(guidelines).flatMap(([guideline, count]) =>
    Array.from({ length: count }, (_, index) => `${guideline}.${index + 1}`),
  );
  expect(rows.map(([, name = '']) => name.split(' ')[0])).toEqual(
    all.filter((criterion) => criterion !== '4.1.1'),
  );
});

it('.github/ACCESSIBILITY.md names only tests that exist', () => {
  const noTests = ['–', 'manual review', 'not tested', 'react-aria and the browser'];
  const named = rows.flatMap((row) => row[3]?.split(', ') ?? []);
  const missing = named
    .filter((name) => !noTests.includes(name))
    .map((name) => (name.startsWith('`') ? name.slice(1, -1) : `e2e/${name}.spec.ts`))
    .filter((file) => !existsSync(file));
  expect(missing).toEqual([]);
});
