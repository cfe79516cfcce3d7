import { spawnSync } from 'node:child_process';
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

it.each([
  [{}, false],
  [{ SAMPLES: 'allowed' }, true],
  [{ VITE_SITE_URL: 'https://www.example.com' }, true],
])('the container is built only with an address, or if samples are allowed: %j', (env, isBuilt) => {
  const [, command = ''] =
    /^RUN (test .+\\\n.+)$/m.exec(readFileSync('.deploy/Dockerfile', 'utf8')) ?? [];
  const { status } = spawnSync('sh', ['-c', command], { env: { PATH: process.env.PATH, ...env } });
  expect(status === 0).toBe(isBuilt);
});

it('CI tests the oldest versions of Node that package.json allows', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, tested = ''] =
    /^ +node: \[(.+)\]$/m.exec(readFileSync('.github/workflows/ci.yml', 'utf8')) ?? [];
  expect(tested.match(/\d[\d.]+/g)).toEqual(engines.node.match(/\d+\.\d+\.\d+/g));
});
