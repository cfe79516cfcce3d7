import { expect, test, vi } from 'vitest';
import { licenses } from '../../../src/build/plugins/licenses';
import { hookOf } from '../../helpers/plugin';

async function written(environment: string) {
  const emitFile = vi.fn();
  const write = hookOf(licenses(), 'generateBundle');
  await write.call({ environment: { name: environment }, emitFile });
  return emitFile.mock.calls.flat();
}

test('the license of each font ships beside it, and is written once', async () => {
  const [file, ...others] = await written('client');
  expect(file).toMatchObject({ type: 'asset', fileName: 'licenses-fonts.txt' });
  expect(file.source).toMatch(/Figtree Project Authors.*\n\nCopyright .* Young Serif/s);
  expect(file.source.match(/SIL OPEN FONT LICENSE Version 1\.1 /g)).toHaveLength(2);
  expect([...others, ...(await written('ssr'))]).toEqual([]);
});

test('the licenses of the libraries are asked of Vite, in a build', () => {
  expect(licenses().apply).toBe('build');
  const config = hookOf(licenses(), 'config')();
  expect(config).toHaveProperty('environments.client.build.license.fileName', 'licenses.md');
});
