import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from '../../src/userError';

/** Another port than that of `npm start`, which may be running. */
export const previewPort = Number(process.env.E2E_PORT || 4180);
/** The build that is served. */
export const previewFolder = process.env.E2E_DIST || 'reports/sites/plain';
export const previewUrl = `http://localhost:${previewPort}/`;

const root = resolve(import.meta.dirname, '../..');

/**
 * The server that Playwright starts for a run: the built site, with a mailbox for its messages.
 *
 * @param reports where the mailbox is, such as `reports/e2e`
 * @throws {UserError} When the site is not built.
 */
export function previewServer(reports: string) {
  if (!existsSync(resolve(root, previewFolder)))
    throw new UserError(`${previewFolder} is missing. Run "npm run build:e2e" first.`);
  return {
    command: `npx vite preview --outDir ${previewFolder} --port ${previewPort} --strictPort`,
    cwd: root,
    url: previewUrl,
    env: { MAILBOX_FOLDER: `${reports}/mailbox` },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  } as const;
}
