import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ViteBuilder } from 'vite';
import type { Config } from '../../config.ts';
import { loadContent } from '../content/load-content.ts';
import { compressFiles } from '../encoding/compress.ts';
import { buildSummary } from '../pages/build-summary.ts';
import { fill } from '../pages/fill.ts';
import { homePage } from '../pages/home-page.ts';
import { notFoundPage } from '../pages/not-found-page.ts';
import { prerender, serverEnvironment } from '../pages/prerender.ts';
import { headersFile, policyElement } from '../pages/response-headers.ts';
import { unwrapUserError } from '../unwrap-user-error.ts';

/** Icons, social card, and manifest, which other sites and programs show. */
const sharedFile = /\.(svg|png|jpg|ico|webmanifest)$/;

/**
 * Finishes `index.html` and `404.html` once Vite has bundled the site, so that they can be read before
 * scripts load and without any. The order matters: the policy has the hashes of what is inline,
 * `_headers` has the policies of both pages, and compression comes last.
 *
 * @throws when the app does not render or a page lacks the marker of a part; the build then stops
 */
export function pages(config: Config): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        client: {
          build: {
            rolldownOptions: {
              input: ['index.html', 'src/404.html'],
              output: {
                codeSplitting: {
                  groups: [
                    // With all that it imports, even if screens that load later import that, too.
                    { name: 'app', test: /src\/main\.tsx$/ },
                    // What only several of those have in common.
                    { name: 'screens', test: /\/src\//, minShareCount: 2 },
                  ],
                },
              },
            },
          },
        },
        ssr: serverEnvironment,
      },
    }),
    buildApp: (builder) => buildSite(builder, config).catch(unwrapUserError),
  };
}

async function buildSite(
  { build, environments: { client, ssr } }: ViteBuilder,
  config: Config,
): Promise<void> {
  if (!client || !ssr) throw new Error('pages: the client or ssr environment is missing');
  await build(client);
  await build(ssr);
  const rendered = await prerender();

  const { outDir } = client.config.build;
  const read = (file: string) => readFile(join(outDir, file), 'utf8');
  const write = (file: string, text: string) => writeFile(join(outDir, file), text);
  const home = withPolicy(await homePage(await read('index.html'), rendered.parts, outDir), config);
  const notFound = withPolicy(
    await notFoundPage(await read('src/404.html'), rendered.notFound, config.siteUrl),
    config,
  );
  await rm(join(outDir, 'src'), { recursive: true });
  await write('index.html', home);
  await write('404.html', notFound);

  const shared = (await readdir(outDir)).filter((file) => sharedFile.test(file)).sort();
  await write('_headers', headersFile(config, home + notFound, shared));
  const manifest = JSON.parse(await read('manifest.webmanifest'));
  const { company, shell } = loadContent();
  const texts = { name: company.name, description: shell.description };
  await write('manifest.webmanifest', JSON.stringify({ ...texts, ...manifest }));
  await compressFiles(outDir);
  // Since this process started.
  console.log(await buildSummary(outDir, performance.now() / 1000));
}

function withPolicy(html: string, config: Config): string {
  return fill(html, ['<!--policy-->', policyElement(config, html)]);
}
