import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { prerender } from '../../../src/build/plugins/prerender';
import { getHook } from '../../helpers/plugin';

interface Build {
  outDir: string;
  rollupOptions: { input: string; output: { entryFileNames: string } };
}
type Config = { environments: { ssr: { build: Build } } };

test('writes the rendered app into index.html, and removes the server build without listing it', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'prerender-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  const plugin = prerender('src/build/prerender-entry.tsx');
  const { outDir, rollupOptions } = (getHook(plugin, 'config')() as Config).environments.ssr.build;
  const info = vi.fn();
  const logger = { info };
  const ssr = { getTopLevelConfig: () => ({ logger }) };

  const client = { config: { build: { outDir: dist } } };
  const screens = ['<p>$&</p>', '<main data-screen="hidden" hidden="">'];
  const markup = `${screens.join('')}<i hidden="">`;
  const build = async (environment: unknown) => {
    if (environment === client) return writeFileSync(join(dist, 'index.html'), '<b><!--app--></b>');
    logger.info('server.mjs 339.59 kB');
    mkdirSync(outDir, { recursive: true });
    writeFileSync(
      join(outDir, rollupOptions.output.entryFileNames),
      `export const render = async () => ${JSON.stringify(markup)};`,
    );
  };
  await getHook(plugin, 'buildApp')({ environments: { client, ssr }, build });

  expect(rollupOptions.input).toBe('src/build/prerender-entry.tsx');
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe(
    '<b><p>$&</p><main data-screen="hidden" hidden="until-found"><i hidden=""></b>',
  );
  expect(existsSync(outDir)).toBe(false);
  expect(info).not.toHaveBeenCalled();
});
