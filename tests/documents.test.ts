import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

// What the documents name must exist. Whether they describe it correctly, only a reader can tell.

const list = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
const files = ['.github', '.deploy', 'e2e', 'src', 'tests'].flatMap(list).concat(readdirSync('.'));
// The template names no file.
const documents = files.filter(
  (file) => file.endsWith('.md') && !file.endsWith('pull_request_template.md'),
);
const read = (file: string) => readFileSync(file, 'utf8');
const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

/** Written by builds, or the owner's to add or replace. */
const mayBeMissing = ['404.html', 'licenses.md', 'ann.jpg', 'bridge.jpg', 'bridge.svg'];

it.each(documents)('every file that %s names exists', (document) => {
  expect.hasAssertions();
  const text = read(document);
  const links = matches(text, /\]\(([^)#]+?)(?:#[^)]*)?\)/g).concat(
    matches(text, /^\[[^\]]+\]: (\S+)$/gm),
  );
  for (const link of links.filter((one) => !one.startsWith('https://')))
    expect(existsSync(join(dirname(document), link)), link).toBe(true);
  const names = matches(text, /`(\w[\w./-]*\.(?:tsx?|m?js|css|html|md|jpg|svg))`/g).filter(
    (name) => !mayBeMissing.includes(basename(name)),
  );
  for (const name of names)
    expect(
      files.some((file) => `/${file}`.endsWith(`/${name}`)),
      name,
    ).toBe(true);
});

// A search for a command would not find one that is on two lines.
it.each(documents)('no code in %s is broken across lines', (document) => {
  const text = read(document).replaceAll(/^```[\s\S]+?^```$/gm, '');
  const broken = text.split('\n').filter((line) => (line.match(/`/g)?.length ?? 0) % 2 > 0);
  expect(broken).toEqual([]);
});

/** The cells of each row about a criterion in the conformance report. */
function readConformance() {
  const rows = read('.github/ACCESSIBILITY.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((row) => row.split(' | '));
  return rows.map((cells) => ({
    number: matches(cells[0] ?? '', /^\| ([\d.]+)/g).join(),
    proof: cells.at(-1) ?? '',
  }));
}

it('the conformance report has each criterion once, in the order of WCAG, and links the tests that prove it', () => {
  const rows = readConformance();
  const numbers = rows.map(({ number }) => number);
  const order = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });
  expect(numbers).toEqual([...new Set(numbers)].toSorted(order));
  expect(numbers).toHaveLength(86);
  const tests = new Set(rows.flatMap(({ proof }) => matches(proof, /\[([^\]]+)\]/g)));
  expect(tests).not.toEqual(new Set());
  const report = read('.github/ACCESSIBILITY.md');
  for (const name of tests) expect(report, name).toContain(`\n[${name}]: `);
});

it('the conformance report names each rule of the inspector for the criteria of the rule', () => {
  const folder = 'e2e/inspector/rules';
  const rules = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const criteria = rules.flatMap((file) => {
    const [list = ''] = matches(read(join(folder, file)), /criteria: \[(.*)\]/g);
    return matches(list, /'([\d.]+)'/g).map((number) => `${number} ${basename(file, '.ts')}`);
  });
  const named = readConformance().flatMap(({ number, proof }) =>
    matches(proof, /`([^`]+)`/g).map((rule) => `${number} ${rule}`),
  );
  expect(named).not.toEqual([]);
  expect(named.toSorted()).toEqual(criteria.toSorted());
});

it('decisions are numbered from the newest to 1, and a replaced one names a later one', () => {
  const [, ...records] = read('.github/DECISIONS.md').split(/^## /m);
  const titles = records.map((record) => record.split('\n', 1).join());
  expect(titles).not.toEqual([]);
  for (const [index, record] of records.entries()) {
    expect(titles[index]).toMatch(new RegExp(`^${titles.length - index}\\. `));
    if (!record.includes('· replaced')) continue;
    const [, number, title] = /· replaced by (\d+), "(.+?)"/.exec(record) ?? [];
    expect(titles.slice(0, index)).toContain(`${number}. ${title}`);
  }
});

it('the README names every folder of components', () => {
  const folders = readdirSync('src/components');
  expect(folders).not.toEqual([]);
  const readme = read('README.md');
  for (const folder of folders) expect(readme).toContain(`\n  ${folder}/`);
});
