import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

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

// Of each text of four words or more in the files that have messages, the longest part without values.
it('the list of messages to the owner has an example of each', () => {
  const sources = files
    .filter((file) => /^src\/.+\.(tsx?|mjs)$/.test(file))
    .map((file) => read(file).replace(/\/\*[\s\S]*?\*\/|^ *\/\/.*/gm, ''))
    .filter((source) => /\bUserError\b|expected: '|Expected: |process\.exit/.test(source));
  const texts = sources.flatMap((source) => matches(source, /('[^'\n]*'|`[^`]*`)/g));
  const parts = texts.map((text) =>
    text
      .slice(1, -1)
      .split(/\$\{.*?\}|\\n/)
      .reduce((longest, part) => (part.length > longest.length ? part : longest)),
  );
  const messages = parts
    .filter((part) => (part.match(/(?<=^|\s)[a-z]/gi)?.length ?? 0) > 3)
    // For developers.
    .filter((part) => !part.includes('the prop "alt"'));
  const list = read('.github/MESSAGES.md');
  expect(messages.filter((message) => !list.includes(message.trim()))).toEqual([]);
  expect(messages.length).toBeGreaterThan(40);
});

it('the conformance report has each criterion of WCAG 2.2 once', () => {
  const report = read('.github/ACCESSIBILITY.md');
  const inTables = matches(report, /^\| ([\d.]+)/gm);
  const lists = matches(report, /^(\*\*(?:Met|Not applicable)[\s\S]+?)\n\n/gm);
  const numbers = [...inTables, ...lists.flatMap((list) => matches(list, /(\d\.\d\.\d+)/g))];
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted());
  expect(numbers).toHaveLength(86);
});
