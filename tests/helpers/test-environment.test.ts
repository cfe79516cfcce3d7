import { readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from './temporary-folder';
import { setTestEnvironment } from './test-environment';

const pathOf = temporaryFolder();
let before: NodeJS.ProcessEnv;

beforeEach(() => {
  before = { ...process.env };
});

afterEach(() => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, before);
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
