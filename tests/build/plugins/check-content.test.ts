import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkContent } from '../../../src/build/plugins/check-content';
import { hookOf } from '../../helpers/plugin';

const home = process.cwd();
let copy = '';

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('src/content', join(copy, 'src/content'), { recursive: true });
  symlinkSync(resolve('src/pictures'), join(copy, 'src/pictures'), 'junction');
  process.chdir(copy);
});

afterEach(() => {
  process.chdir(home);
  rmSync(copy, { recursive: true });
});

function edit(name: string, change: (text: string) => string) {
  const file = join(copy, `src/content/${name}.ts`);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

const withMistakes = () =>
  edit('company', (text) =>
    text.replace(/email: '.*'/, "email: 'nobody'").replace(/mapsUrl: *'https/, "mapsUrl: 'http"),
  );

const mistakes =
  /^Content has mistakes:\nsrc\/content\/company.ts: .+\nsrc\/content\/company.ts: .+$/;

const run = (hook: keyof Plugin, file?: string, error = vi.fn()) =>
  hookOf(checkContent(), hook).call({ environment: { logger: { error } } }, { file });

test('a build stops with every mistake, and says nothing of where in the code it stopped', async () => {
  await expect(run('buildStart')).resolves.toBeUndefined();
  withMistakes();
  const error = await Promise.resolve(run('buildStart')).catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ message: expect.stringMatching(mistakes) });
  expect((error as Error).stack).toBe((error as Error).message);
});

test('the development server says so in the terminal as well, when it was content that changed', async () => {
  const log = vi.fn();
  withMistakes();
  await run('hotUpdate', '/site/src/components/Card.tsx', log);
  expect(log).not.toHaveBeenCalled();
  await expect(run('hotUpdate', '/site/src/content/company.ts', log)).rejects.toThrow(mistakes);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(mistakes), { timestamp: true });
});

test('a file must hold what it is named after', async () => {
  edit('portraits', (text) => text.replace('export const portraits', 'export const faces'));
  await expect(run('buildStart')).rejects.toThrow(
    'src/content/portraits.ts: nothing in it is named portraits. Expected: its content.',
  );
});

test('content is read once, and not where the unit tests ask by themselves', () => {
  const apply = (mode: string) => hookOf(checkContent(), 'apply')({}, { mode });
  expect(['test', 'production', 'development'].map(apply)).toEqual([false, true, true]);
  const applyTo = (name: string) => hookOf(checkContent(), 'applyToEnvironment')({ name });
  expect(['client', 'ssr'].map(applyTo)).toEqual([true, false]);
});
