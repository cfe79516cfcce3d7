import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkContent } from '../../../src/build/plugins/check-content';
import { getHook } from '../../helpers/plugin';
import { temporaryFolder } from '../../helpers/temporary-folder';

describe('checkContent', () => {
  const repository = process.cwd();
  const pathOf = temporaryFolder();

  // The plugin reads the content of the working directory.
  beforeEach(() => {
    for (const folder of ['src/content', 'src/pictures'])
      cpSync(folder, pathOf(folder), { recursive: true });
    process.chdir(pathOf());
  });

  afterEach(() => process.chdir(repository));

  function edit(name: string, change: (text: string) => string) {
    const file = pathOf(`src/content/${name}.ts`);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }

  const withErrors = () =>
    edit('company', (text) =>
      text
        .replace(/email: '.*'/, "email: 'nobody'")
        .replace(/phone: \{ text: '.*?'/, "phone: { text: '12'"),
    );

  const errors =
    /^Content has mistakes:\nsrc\/content\/company.ts: .+\nsrc\/content\/company.ts: .+$/;

  const run = (hook: keyof Plugin, file?: string, error = vi.fn()) =>
    getHook(checkContent(), hook).call({ environment: { logger: { error } } }, { file });

  it.each(['buildApp', 'configureServer'] as const)(
    '%s throws all errors without a stack',
    async (hook) => {
      await expect(run(hook)).resolves.toBeUndefined();
      withErrors();
      const error = await Promise.resolve(run(hook)).catch((thrown: Error) => thrown);
      expect(error).toMatchObject({ message: expect.stringMatching(errors) });
      expect((error as Error).stack).toBe((error as Error).message);
    },
  );

  it('hotUpdate logs and throws the errors when a content file changed', async () => {
    const log = vi.fn();
    withErrors();
    await run('hotUpdate', '/site/src/components/Card.tsx', log);
    expect(log).not.toHaveBeenCalled();
    await expect(run('hotUpdate', '/site/src/content/company.ts', log)).rejects.toThrow(errors);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(errors), { timestamp: true });
  });

  it('the start of a build throws when a file does not export its own name', async () => {
    edit('gallery', (text) => text.replace('export const gallery', 'export const photos'));
    await expect(run('buildApp')).rejects.toThrow(
      'src/content/gallery.ts: nothing in it is named gallery. Expected: its content, or',
    );
  });

  it('ignores what systems and editors add to the folders', async () => {
    for (const file of [
      'content/.DS_Store',
      'content/home.ts~',
      'pictures/.DS_Store',
      'pictures/Thumbs.db',
      'pictures/portraits/desktop.ini',
    ])
      writeFileSync(pathOf('src', file), '');
    await expect(run('buildApp')).resolves.toBeUndefined();
  });
});
