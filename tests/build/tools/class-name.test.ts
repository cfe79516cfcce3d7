import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { shortClassName } from '../../../src/build/tools/class-name';

it('shortClassName gives every class and animation of all CSS modules a name of its own', () => {
  const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => resolve('src', file));
  const names = modules.flatMap((file) => {
    const css = readFileSync(file, 'utf8');
    const classes = new Set(
      [...css.matchAll(/^ *(?:\.|@keyframes )([\w-]+)/gm)].map(([, name]) => name),
    );
    return [...classes].map((name = '') => shortClassName(name, file, css));
  });
  expect(names.length).toBeGreaterThan(modules.length);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9]{2,3}$/);
});
