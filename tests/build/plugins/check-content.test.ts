import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkContent } from '../../../src/build/plugins/check-content';
import { getHook } from '../../helpers/plugin';

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

const withErrors = () =>
  edit('company', (text) =>
    text.replace(/email: '.*'/, "email: 'nobody'").replace(/mapsUrl: *'https/, "mapsUrl: 'http"),
  );

const errors =
  /^Content has mistakes:\nsrc\/content\/company.ts: .+\nsrc\/content\/company.ts: .+$/;

const run = (hook: keyof Plugin, file?: string, error = vi.fn()) =>
  getHook(checkContent(), hook).call({ environment: { logger: { error } } }, { file });

test('buildStart throws all errors without a stack', async () => {
  await expect(run('buildStart')).resolves.toBeUndefined();
  withErrors();
  const error = await Promise.resolve(run('buildStart')).catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ message: expect.stringMatching(errors) });
  expect((error as Error).stack).toBe((error as Error).message);
});

test('hotUpdate logs and throws the errors when a content file changed', async () => {
  const log = vi.fn();
  withErrors();
  await run('hotUpdate', '/site/src/components/Card.tsx', log);
  expect(log).not.toHaveBeenCalled();
  await expect(run('hotUpdate', '/site/src/content/company.ts', log)).rejects.toThrow(errors);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(errors), { timestamp: true });
});

test('buildStart throws when a file does not export its own name', async () => {
  edit('gallery', (text) => text.replace('export const gallery', 'export const photos'));
  await expect(run('buildStart')).rejects.toThrow(
    'src/content/gallery.ts: nothing in it is named gallery. Expected: its content.',
  );
});
