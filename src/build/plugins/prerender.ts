import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Where the server's build is kept: out of `dist`, so that nothing of it is ever deployed. */
const serverDir = `node_modules/.cache/prerender-${process.pid}`;

/**
 * Renders the whole app into `dist/index.html` after the build (design 4).
 *
 * @param entry module that exports `render(): Promise<string>`, the markup of the root element
 * @throws when the app does not render; the build then stops
 */
export function prerender(entry: string): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        ssr: {
          resolve: { noExternal: true },
          build: {
            outDir: serverDir,
            emptyOutDir: true,
            copyPublicDir: false,
            rollupOptions: { input: entry, output: { entryFileNames: 'server.mjs' } },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('prerender: the client or ssr environment is missing');
      await builder.build(client);
      await builder.build(ssr);

      const server = pathToFileURL(resolve(serverDir, 'server.mjs'));
      const { render } = await import(`${server.href}?${Date.now()}`);
      const markup = findable(await render());
      const page = join(client.config.build.outDir, 'index.html');
      const html = await readFile(page, 'utf8');
      await writeFile(
        page,
        html.replace('<!--app-->', () => markup),
      );
      await rm(serverDir, { recursive: true });
    },
  };
}

/**
 * React writes the attribute as `hidden=""`; the screens that are not shown must stay within reach
 * of the browser's find-in-page before (and without) any script.
 */
function findable(markup: string): string {
  return markup.replaceAll(
    'data-screen="hidden" hidden=""',
    'data-screen="hidden" hidden="until-found"',
  );
}
