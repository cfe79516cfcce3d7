import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Outside `dist`, so that no server code is ever deployed. */
const serverDir = `node_modules/.cache/prerender-${process.pid}`;

/**
 * Renders the app into `dist/index.html` after the build, so that the page can be read before its
 * scripts have loaded, and without them.
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
      // The server build is deleted below, so its list of files is of no use.
      const { logger } = ssr.getTopLevelConfig();
      const { info } = logger;
      logger.info = () => {};
      await builder.build(ssr);
      logger.info = info;

      const { href } = pathToFileURL(resolve(serverDir, 'server.mjs'));
      const { render } = await import(`${href}?${Date.now()}`);
      // React writes hidden="", but find-in-page must reach hidden screens without any script.
      const markup = (await render()).replaceAll(
        'data-screen="hidden" hidden=""',
        'data-screen="hidden" hidden="until-found"',
      );
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
