import { expect, test, vi } from 'vitest';
import { licenses } from '../../../src/build/plugins/licenses';
import { getHook } from '../../helpers/plugin';

async function emittedIn(environment: string) {
  const emitFile = vi.fn();
  const write = getHook(licenses(), 'generateBundle');
  await write.call({ environment: { name: environment }, emitFile });
  return emitFile.mock.calls.flat();
}

test('writes the license of each font once per build', async () => {
  const [file, ...others] = await emittedIn('client');
  expect(file).toMatchObject({ type: 'asset', fileName: 'licenses-fonts.txt' });
  expect(file.source).toMatch(/Figtree Project Authors.*\n\nCopyright .* Young Serif/s);
  expect(file.source.match(/SIL OPEN FONT LICENSE Version 1\.1 /g)).toHaveLength(2);
  expect([...others, ...(await emittedIn('ssr'))]).toEqual([]);
});

test('configures Vite to write the licenses of the libraries', () => {
  expect(licenses().apply).toBe('build');
  const config = getHook(licenses(), 'config')();
  expect(config).toHaveProperty('environments.client.build.license.fileName', 'licenses.md');
});
