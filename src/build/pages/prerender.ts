import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnvironmentOptions } from 'vite';
import type { PartId } from '../../navigation.ts';

/** Outside `dist`, so that no server code is ever deployed. */
const serverDir = `node_modules/.cache/prerender-${process.pid}`;

/** Bundles `prerender-entry.tsx` for Node. */
export const serverEnvironment: EnvironmentOptions = {
  resolve: { noExternal: true },
  build: {
    outDir: serverDir,
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: 'src/build/pages/prerender-entry.tsx',
      output: { entryFileNames: 'server.mjs', codeSplitting: false },
    },
  },
};

/**
 * Renders both pages with the bundle that `serverEnvironment` describes, which must have been built.
 *
 * @returns the HTML of each part of the page, and of the page for an unknown address
 * @throws when a component throws; the build then stops
 */
export async function prerender(): Promise<{ parts: Record<PartId, string>; notFound: string }> {
  const { href } = pathToFileURL(resolve(serverDir, 'server.mjs'));
  const { render, renderNotFound } = await import(`${href}?${Date.now()}`);
  await rm(serverDir, { recursive: true });
  const [parts, notFound] = await Promise.all([render(), renderNotFound()]);
  return { parts, notFound };
}
