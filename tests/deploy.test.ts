import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// .deploy/Dockerfile repeats what other files say.

it('the container has the Node version of .node-version', () => {
  const version = readFileSync('.node-version', 'utf8').trim();
  expect(readFileSync('.deploy/Dockerfile', 'utf8')).toContain(`ARG NODE_VERSION=${version}\n`);
});

it('the container takes every variable of .env', () => {
  const variables = (file: string, lines: RegExp) =>
    readFileSync(file, 'utf8')
      .match(lines)
      ?.join()
      .match(/VITE_\w+/g);
  expect(variables('.deploy/Dockerfile', /^ARG VITE_.*/gm)).toEqual(
    variables('.env', /^VITE_\w+/gm),
  );
});
