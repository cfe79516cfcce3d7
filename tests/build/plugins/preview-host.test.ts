import { mkdir, rm, writeFile } from 'node:fs/promises';
import { preview } from 'vite';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { previewHost } from '../../../src/build/plugins/preview-host';
import { temporaryFolder } from '../../helpers/temporary-folder';

const pathOf = temporaryFolder();

const build = (policy: string) =>
  writeFile(
    pathOf('_headers'),
    `/*\n  Content-Security-Policy: ${policy}\n\n/assets/*\n  Cache-Control: max-age=600\n`,
  );

async function start() {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    root: pathOf(),
    build: { outDir: pathOf() },
    preview: { port: 0, host: '127.0.0.1' },
    plugins: [previewHost()],
  });
  onTestFinished(() => server.close());
  const address = server.resolvedUrls?.local[0];
  return (path: string) => fetch(`${address}${path}`);
}

beforeEach(async () => {
  await writeFile(pathOf('index.html'), '<h1>Home</h1>');
  await writeFile(pathOf('404.html'), '<h1>Not found</h1>');
  await mkdir(pathOf('assets'));
  await build("script-src 'sha256-old'");
});

describe('previewHost', () => {
  it('sends the policy of the current build, also while it runs', async () => {
    const request = await start();
    const policy = async () => (await request('')).headers.get('content-security-policy');
    expect(await policy()).toBe("script-src 'sha256-old'");
    await build("script-src 'sha256-new'");
    expect(await policy()).toBe("script-src 'sha256-new'");
  });

  it.each(['nowhere', 'assets', 'assets/missing.js'])(
    'answers /%s with the page for unknown addresses, which browsers do not keep',
    async (path) => {
      const response = await (await start())(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toBe('<h1>Not found</h1>');
    },
  );

  it('does not start with a build that was interrupted', async () => {
    await rm(pathOf('_headers'));
    await expect(start()).rejects.toThrow(/ is missing or incomplete\. Build it first: /);
  });
});
