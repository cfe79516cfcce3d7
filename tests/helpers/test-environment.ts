import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * Replaces the VITE_ variables of this process with those of the repository's `.env` and `.env.<mode>`.
 * Vite prefers them to `.env.local`, so neither that file nor the host changes what is tested. Nor does
 * NODE_ENV: React's production version lacks what tests need.
 */
export function setTestEnvironment(mode: string): void {
  process.env.NODE_ENV = 'test';
  for (const name of Object.keys(process.env))
    if (name.startsWith('VITE_')) delete process.env[name];
  for (const file of ['.env', `.env.${mode}`])
    if (existsSync(file)) Object.assign(process.env, parseEnv(readFileSync(file, 'utf8')));
}
