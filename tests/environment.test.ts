import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setTestEnvironment } from './environment';

let folder: string;
let before: NodeJS.ProcessEnv;

beforeEach(() => {
  before = { ...process.env };
  folder = mkdtempSync(join(tmpdir(), 'environment-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, before);
});

it.each([
  ['plain', '.env'],
  ['configured', '.env.configured'],
])('the site %s has the values of %s, whatever .env.local and the host say', (mode, file) => {
  for (const name of ['.env.local', `.env.${mode}.local`])
    writeFileSync(join(folder, name), 'VITE_EMAILJS_PUBLIC_KEY=own\nVITE_LIVECHAT_LICENSE=1');
  process.env.VITE_ASSET_HOST = 'https://host.example';
  setTestEnvironment(mode);
  expect(loadEnv(mode, folder)).toEqual(parseEnv(readFileSync(file, 'utf8')));
});
