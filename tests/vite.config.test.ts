import { readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import site, { setTestEnvironment } from '../vite.config';
import { temporaryFolder } from './helpers/temporary-folder';

const pathOf = temporaryFolder();
let before: NodeJS.ProcessEnv;

beforeEach(() => {
  before = { ...process.env };
});

afterEach(() => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, before);
});

it.each(['development', 'test'])('a build is for production even if NODE_ENV is %s', (value) => {
  Object.assign(process.env, { NODE_ENV: value, VITEST: '' });
  site({ command: 'build', mode: 'production' });
  expect(process.env.NODE_ENV).toBe('production');
});

it.each([
  ['plain', '.env'],
  ['configured', '.env.configured'],
])('the site %s has the values of %s, whatever .env.local and the host say', (mode, file) => {
  for (const name of ['.env.local', `.env.${mode}.local`])
    writeFileSync(pathOf(name), 'VITE_EMAILJS_PUBLIC_KEY=own\nVITE_LIVECHAT_LICENSE=1');
  process.env.VITE_ASSET_HOST = 'https://host.example';
  process.env.NODE_ENV = 'production';
  setTestEnvironment(mode);
  expect(loadEnv(mode, pathOf())).toEqual(parseEnv(readFileSync(file, 'utf8')));
  expect(process.env.NODE_ENV).toBe('test');
});
