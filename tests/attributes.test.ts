import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, it } from 'vitest';
import {
  libraryAttributes,
  pageAttributes,
  pageEvents,
  styleAttributes,
} from '../src/attributes.ts';

// A name that only scripts, only components, or only style sheets use has no effect, and nothing else
// reports it.

const kinds: Record<string, string> = {
  '.ts': 'script',
  '.js': 'script',
  '.tsx': 'component',
  '.html': 'component',
  '.css': 'style sheet',
};
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(tsx?|js|css)$/.test(path) && path !== 'attributes.ts')
  .map((path) => `src/${path}`)
  .concat('index.html', 'src/404.html');
const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const);

/** All matches of a pattern: its first group is a name, and its second, if there is one, a value. */
const find = (pattern: RegExp) =>
  texts.flatMap(([file, text]) =>
    Array.from(text.matchAll(pattern), ([, name = '', value]) => ({ file, name, value })),
  );

const camelToKebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

it('every attribute is used by two of scripts, components, and style sheets', () => {
  const used = [
    ...find(/(?<![\w-])(data-[a-z]+(?:-[a-z]+)*)/g),
    ...find(/dataset\.(\w+)/g).map((use) => ({ ...use, name: `data-${camelToKebab(use.name)}` })),
  ];
  const kindsThatUse = (name: string) =>
    new Set(used.filter((use) => use.name === name).map(({ file }) => kinds[extname(file)]));
  const shared = [...Object.keys(pageAttributes), ...Object.keys(styleAttributes)];
  const own = new Set([...shared, ...used.map(({ name }) => name)]);
  for (const name of libraryAttributes) own.delete(name);
  expect([...own].filter((name) => kindsThatUse(name).size < 2)).toEqual([]);
  expect(libraryAttributes.filter((name) => !kindsThatUse(name).has('style sheet'))).toEqual([]);
});

it('scripts, components, and style sheets use only listed values of the attributes that they share', () => {
  const used = find(/(data-[a-z-]+)="?'?([a-z\d-]+)/g);
  const shared: Record<string, readonly unknown[]> = { ...pageAttributes, ...styleAttributes };
  const isListed = ({ name, value }: (typeof used)[number]) =>
    shared[name]?.includes(value) ?? true;
  expect(used).not.toEqual([]);
  expect(used.filter((use) => !isListed(use))).toEqual([]);
});

it('scripts and components dispatch only listed events, and listen to each', () => {
  const names = (pattern: RegExp) => new Set(find(pattern).map(({ name }) => name));
  const dispatched = names(/new CustomEvent\(\s*'(\w+)'/g);
  expect(new Set([...dispatched, 'navigate'])).toEqual(new Set(pageEvents));
  const heard = names(/addEventListener\(\s*'(\w+)'/g);
  expect(pageEvents.filter((name) => !heard.has(name))).toEqual([]);
});
