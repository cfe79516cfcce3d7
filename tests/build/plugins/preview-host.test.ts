import { writeFile } from 'node:fs/promises';
import { preview } from 'vite';
import { expect, it } from 'vitest';
import { previewHost } from '../../../src/build/plugins/preview-host';
import { temporaryFolder } from '../../helpers/temporary-folder';

const pathOf = temporaryFolder();

const build = (policy: string) =>
  writeFile(pathOf('_headers'), `/*\n  Content-Security-Policy: ${policy}\n`);

it('previewHost sends the policy of the current build, also while it runs', async () => {
  await writeFile(pathOf('index.html'), '<h1>Home</h1>');
  await build("script-src 'sha256-old'");
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    root: pathOf(),
    build: { outDir: pathOf() },
    preview: { port: 0, host: '127.0.0.1' },
    plugins: [previewHost()],
  });
  const policy = async () => {
    const response = await fetch(server.resolvedUrls?.local[0] ?? '');
    return response.headers.get('content-security-policy');
  };
  try {
    expect(await policy()).toBe("script-src 'sha256-old'");
    await build("script-src 'sha256-new'");
    expect(await policy()).toBe("script-src 'sha256-new'");
  } finally {
    await server.close();
  }
});
