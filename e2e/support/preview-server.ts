import { resolve } from 'node:path';

/** Another port than that of `npm start`, which may be running. */
export const previewPort = Number(process.env.E2E_PORT || 4180);
/** The build that is served. */
export const previewFolder = process.env.E2E_DIST || 'reports/sites/plain';
export const previewUrl = `http://localhost:${previewPort}/`;

/**
 * The server that Playwright starts for a run: the built site, with a mailbox for its messages.
 *
 * @param reports where the mailbox is, such as `reports/e2e`
 */
export const previewServer = (reports: string) =>
  ({
    command: `npx vite preview --outDir ${previewFolder} --port ${previewPort} --strictPort`,
    cwd: resolve(import.meta.dirname, '../..'),
    url: previewUrl,
    env: { MAILBOX_FOLDER: `${reports}/mailbox` },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  }) as const;
