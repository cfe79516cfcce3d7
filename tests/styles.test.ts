import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

// What the linter does not check in style sheets. TypeScript does not know which classes a CSS module has.

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  join('src', file).replaceAll('\\', '/'),
);
const scripts = files.filter((file) => /\.tsx?$/.test(file));
const sheets = files.filter((file) => file.endsWith('.css'));
const modules = sheets.filter((file) => file.endsWith('.module.css'));

const read = (file: string) => readFileSync(file, 'utf8');
const componentOf = (sheet: string) =>
  scripts.find((file) => file.replace(/\.tsx?$/, '.module.css') === sheet) ?? '';
const readRules = (sheet: string) => read(sheet).replace(/\/\*.*?\*\//gs, '');
const namesIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name]) => name);
const classesIn = (sheet: string) => namesIn(readRules(sheet), /\.([a-z][\w-]*)/gi);
const classesUsedBy = (component: string) => namesIn(read(component), /\bstyles\.(\w+)/g);

it('a CSS module is imported only by the file of the same name', () => {
  expect.hasAssertions();
  for (const sheet of modules)
    expect(
      scripts.filter((file) => read(file).includes(`/${basename(sheet)}'`)),
      sheet,
    ).toEqual([componentOf(sheet)]);
});

it('every class that a component uses is in its style sheet', () => {
  expect.hasAssertions();
  for (const sheet of modules)
    expect(classesIn(sheet), sheet).toEqual(
      expect.arrayContaining(classesUsedBy(componentOf(sheet))),
    );
});

it('every class in a style sheet is used by its component', () => {
  expect.hasAssertions();
  for (const sheet of modules)
    expect(classesUsedBy(componentOf(sheet)), sheet).toEqual(
      expect.arrayContaining(classesIn(sheet)),
    );
});

it('a class is named as `styles.name`, so that the tests above find it', () => {
  expect.hasAssertions();
  for (const file of scripts) expect(read(file), file).not.toMatch(/\bstyles(\[|\?\.)/);
});

it('a component that takes a class is not in the layer of that class, where the order of imports would decide', () => {
  const takeClass = modules.filter((sheet) =>
    /classNames\([^)]*\bclassName\b/.test(read(componentOf(sheet))),
  );
  expect(takeClass).not.toEqual([]);
  // `Button` and `Link` take one for the look that they share.
  takeClass.push('src/components/controls/buttonLook.module.css');
  for (const sheet of takeClass) expect(read(sheet), sheet).not.toContain('@layer components');
});

it('every custom property that a style sheet reads is set in one, and the reverse', () => {
  const rules = sheets.map(readRules).join('\n');
  const setByRadix = '--radix-toast-swipe-move-x';
  const setNames = new Set([...namesIn(rules, /^\s*(--[\w-]+):/gm), setByRadix]);
  const readNames = new Set(namesIn(rules, /\bvar\((--[\w-]+)/g));
  expect([...readNames].sort()).toEqual([...setNames].sort());
});

it('the theme "dark" sets every color that differs in the dark color scheme', () => {
  const tokens = readRules('src/styles/tokens.css');
  const colorsOf = (rule: RegExp) => namesIn(rule.exec(tokens)?.[1] ?? '', /(--color-[\w-]+):/g);
  const different = colorsOf(/\(prefers-color-scheme: dark\) \{\s*:root \{(.*?)\}/s);
  expect(different).not.toEqual([]);
  expect(colorsOf(/\[data-theme="dark"\] \{(.*?)\}/s)).toEqual(expect.arrayContaining(different));
});

it('conditions on the width and height of the window are named in breakpoints.ts', () => {
  expect.hasAssertions();
  for (const sheet of sheets)
    expect(read(sheet), sheet).not.toMatch(/@media[^{]*\b(width|height)\b/);
});

it('sizes and sides are logical properties', () => {
  expect.hasAssertions();
  for (const sheet of sheets) {
    expect(read(sheet), sheet).not.toMatch(/^\s*(min-|max-)?(width|height):/m);
    expect(read(sheet), sheet).not.toMatch(/^\s*[\w-]*\b(left|right|top|bottom)\b[\w-]*:/m);
  }
});
