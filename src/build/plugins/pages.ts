import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { readConfig } from '../../config.ts';
import { company } from '../../content/company.ts';
import { notFound } from '../../content/notFound.ts';
import { compressFiles } from '../tools/compress.ts';
import { inlineScript, inlineStartup } from '../tools/inline-assets.ts';
import { headersFile, policyElement } from '../tools/security-headers.ts';
import { escapeHtml } from './html-head.ts';

/** Outside `dist`, so that no server code is ever deployed. */
const serverDir = `node_modules/.cache/prerender-${process.pid}`;

/** Icons, social card, and manifest, which other sites and programs show. */
const sharedFile = /\.(svg|png|jpg|ico|webmanifest)$/;

/**
 * Finishes `index.html` and `404.html` once Vite has bundled the site: inlines what the first paint
 * needs, and renders the app into them, so that they can be read before scripts load and without any.
 * Then come the policy, which has the hashes of what is inline, `_headers`, which has the policies of
 * both pages, and at the end the compressed files.
 *
 * @param env the VITE_ variables, as Vite's loadEnv returns them
 * @throws when the app does not render or a page lacks a placeholder; the build then stops
 */
export function pages(env: Record<string, string>): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        client: { build: { rolldownOptions: { input: ['index.html', 'src/404.html'] } } },
        ssr: {
          resolve: { noExternal: true },
          build: {
            outDir: serverDir,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: {
              input: 'src/build/prerender-entry.tsx',
              output: { entryFileNames: 'server.mjs' },
            },
          },
        },
      },
    }),
    async buildApp({ build, environments: { client, ssr } }) {
      if (!client || !ssr) throw new Error('pages: the client or ssr environment is missing');
      await build(client);
      await build(ssr);
      const { href } = pathToFileURL(resolve(serverDir, 'server.mjs'));
      const { render, renderNotFound } = await import(`${href}?${Date.now()}`);
      await rm(serverDir, { recursive: true });

      const { outDir } = client.config.build;
      const read = (file: string) => readFile(join(outDir, file), 'utf8');
      const write = (file: string, text: string) => writeFile(join(outDir, file), text);
      const addPolicy = (html: string) =>
        html.replace('<!--policy-->', () => policyElement(env, html));

      // React writes hidden="", but find-in-page must reach hidden screens without any script.
      const screens = (await render()).replaceAll(
        'data-screen="hidden" hidden=""',
        'data-screen="hidden" hidden="until-found"',
      );
      const home = (await inlineStartup(await read('index.html'), outDir))
        .replace('<!--preload-->', () => preloadLink(screens))
        .replace('<!--app-->', () => screens);
      const notFoundPage = await renderNotFound();
      const { siteUrl } = readConfig(env);
      const other = (await read('src/404.html'))
        .replace('<!--title-->', () => escapeHtml(`${notFound.title} | ${company.name}`))
        .replace(/\n *<!--script-->/, () =>
          siteUrl ? '' : `\n${inlineScript('src/not-found.js')}`,
        )
        .replace('<!--app-->', () => notFoundPage);
      await rm(join(outDir, 'src'), { recursive: true });

      const finished = [addPolicy(home), addPolicy(withAbsoluteUrls(other, siteUrl))] as const;
      await write('index.html', finished[0]);
      await write('404.html', finished[1]);
      const shared = (await readdir(outDir)).filter((file) => sharedFile.test(file)).sort();
      await write('_headers', headersFile(env, finished.join('\n'), shared));
      const manifest = JSON.parse(await read('manifest.webmanifest'));
      await write('manifest.webmanifest', JSON.stringify({ name: company.name, ...manifest }));
      await compressFiles(outDir);
    },
  };
}

/**
 * Returns a link that preloads the first picture on phones and tablets, with the attributes of its
 * source. On slow 4G it loads 70 ms sooner than when the browser finds it below the style sheet.
 */
export function preloadLink(html: string): string {
  const source = /<source [^>]*?(media="[^"]*" type="[^"]*") sizes="([^"]*)" srcSet="([^"]*)"/;
  // Without such a source, the next picture is of another screen.
  const [picture = ''] = /<picture.*?<\/picture>/s.exec(html) ?? [];
  const [, kind, sizes, srcSet] = source.exec(picture) ?? [];
  if (!kind) return '';
  return `<link rel="preload" as="image" fetchpriority="high" ${kind} imagesizes="${sizes}" imagesrcset="${srcSet}">`;
}

/**
 * Hosts send 404.html for unknown addresses at any depth, so the URLs in it cannot be relative. They
 * begin with the folder of the site URL. Without a site URL, not-found.js finds the folder.
 */
export function withAbsoluteUrls(html: string, siteUrl: string): string {
  const path = siteUrl ? new URL(siteUrl).pathname : '/';
  const base = escapeHtml(path.replace(/\/*$/, '/'));
  return html.replace(/ (href|src)="(?:\.\.)?\/(?!\/)/g, ` $1="${base}`);
}
