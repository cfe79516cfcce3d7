import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';

// The Dockerfile and CI repeat what other files say.

it('the container has the Node version of .node-version', () => {
  const version = readFileSync('.node-version', 'utf8').trim();
  expect(readFileSync('.deploy/Dockerfile', 'utf8')).toContain(`ARG NODE_VERSION=${version}\n`);
});

it('the container takes every variable of .env', () => {
  const lines = readFileSync('.deploy/Dockerfile', 'utf8').match(/^ARG VITE_.*/gm) ?? [];
  const taken = lines.flatMap((line) => line.split(' ').slice(1));
  const variables = Object.keys(parseEnv(readFileSync('.env', 'utf8')));
  expect(variables).not.toEqual([]);
  expect(taken.toSorted()).toEqual(variables.toSorted());
});

it('CI tests the oldest versions of Node that package.json allows', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, tested = ''] =
    /^ +node: \[(.+)\]$/m.exec(readFileSync('.github/workflows/ci.yml', 'utf8')) ?? [];
  expect(tested.match(/\d[\d.]+/g)).toEqual(engines.node.match(/\d+\.\d+\.\d+/g));
});
