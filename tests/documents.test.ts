import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { valueNames } from '../src/build/content/compute';

// What the documents name must exist. Whether they describe it correctly, only a reader can tell.

const list = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  );
const files = ['.github', '.deploy', 'e2e', 'src', 'tests'].flatMap(list).concat(readdirSync('.'));
// The template names no file.
const documents = files.filter(
  (file) => file.endsWith('.md') && !file.endsWith('pull_request_template.md'),
);
const read = (file: string) => readFileSync(file, 'utf8');
const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

/** Written by builds, or the owner's to add or replace. */
const mayBeMissing = [
  '404.html',
  'licenses.md',
  'ann.jpg',
  'beach.dark.jpg',
  'beach.jpg',
  'bridge.jpg',
  'bridge.svg',
];

it.each(documents)('every file that %s names exists', (document) => {
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

it('every script that a document or a workflow runs exists', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const workflows = files.filter((file) => /^\.github\/.*\.ya?ml$/.test(file));
  const named = [...documents, ...workflows].flatMap((file) =>
    matches(read(file), /\bnpm run (?:--silent )?([\w:-]+)/g),
  );
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it('the guide of the owner names every value that texts can have', () => {
  const guide = read('.github/OWNERS-GUIDE.md');
  const names = valueNames.filter((name) => !/^best\.|\.digits$/.test(name));
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !guide.includes(`{${name}}`))).toEqual([]);
});

it('the conformance report has each criterion of WCAG 2.2 once', () => {
  const report = read('.github/ACCESSIBILITY.md');
  const inTables = matches(report, /^\| ([\d.]+)/gm);
  const lists = matches(report, /^(\*\*(?:Met|Not applicable)[\s\S]+?)\n\n/gm);
  const numbers = [...inTables, ...lists.flatMap((list) => matches(list, /(\d\.\d\.\d+)/g))];
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted());
  expect(numbers).toHaveLength(86);
});
