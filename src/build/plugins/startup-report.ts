import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { getServiceStatuses, type ServiceStatus } from '../tools/service-status.ts';

/**
 * Prints which services are not live yet: below the URL when a server starts, and as a warning for
 * each broken one when the site is built.
 *
 * @param env the VITE_ variables, as Vite's loadEnv returns them
 */
export function startupReport(env: Record<string, string>): Plugin {
  const statuses = getServiceStatuses(env);
  const line = ({ service, state, text }: ServiceStatus) => `${service} (${state}): ${text}`;
  const attach = (server: ViteDevServer | PreviewServer) => {
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      for (const status of statuses.filter(({ state }) => state !== 'live'))
        server.config.logger.info(`  ➜  ${line(status)}`);
    };
  };
  return {
    name: 'startup-report',
    configureServer: attach,
    configurePreviewServer: attach,
    buildStart() {
      if (this.environment.name !== 'client') return;
      for (const status of statuses.filter(({ state }) => state === 'broken'))
        this.warn(line(status));
    },
  };
}
