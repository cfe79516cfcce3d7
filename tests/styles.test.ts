import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

// A CSS module is part of one component. TypeScript knows only that each class of it is a string.

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  join('src', file).replaceAll('\\', '/'),
);
const scripts = files.filter((file) => /\.tsx?$/.test(file));
const sheets = files.filter((file) => file.endsWith('.module.css'));

const read = (file: string) => readFileSync(file, 'utf8');
const componentOf = (sheet: string) =>
  scripts.find((file) => file.replace(/\.tsx?$/, '.module.css') === sheet) ?? '';
const classesIn = (sheet: string) =>
  Array.from(
    read(sheet)
      .replace(/\/\*.*?\*\//gs, '')
      .matchAll(/\.([a-z][\w-]*)/gi),
    ([, name]) => name,
  );
const classesUsedBy = (component: string) =>
  Array.from(read(component).matchAll(/\bstyles\.(\w+)/g), ([, name]) => name);

it('a style sheet is imported by its own component and by nothing else', () => {
  expect.hasAssertions();
  for (const sheet of sheets)
    expect(
      scripts.filter((file) => read(file).includes(`/${basename(sheet)}'`)),
      sheet,
    ).toEqual([componentOf(sheet)]);
});

it('every class that a component uses is in its style sheet', () => {
  expect.hasAssertions();
  for (const sheet of sheets)
    expect(classesIn(sheet), sheet).toEqual(
      expect.arrayContaining(classesUsedBy(componentOf(sheet))),
    );
});

it('every class in a style sheet is used by its component', () => {
  expect.hasAssertions();
  for (const sheet of sheets)
    expect(classesUsedBy(componentOf(sheet)), sheet).toEqual(
      expect.arrayContaining(classesIn(sheet)),
    );
});

it('a class is named as `styles.name`, so that the tests above find it', () => {
  expect.hasAssertions();
  for (const file of scripts) expect(read(file), file).not.toMatch(/\bstyles(\[|\?\.)/);
});
