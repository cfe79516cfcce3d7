import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { type Finding, findings } from '../tools/service-status.ts';

/**
 * Says in the terminal what is not real yet: under the address when the site is served, and as
 * warnings about what is broken when it is built (design 2).
 *
 * @param env the VITE_ variables, as Vite's loadEnv gives them
 */
export function announce(env: Record<string, string>): Plugin {
  const found = findings(env);
  const attach = (server: ViteDevServer | PreviewServer) => {
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      for (const finding of found.filter(({ state }) => state !== 'real'))
        server.config.logger.info(`  ➜  ${line(finding)}`);
    };
  };
  return {
    name: 'announce',
    configureServer: attach,
    configurePreviewServer: attach,
    buildStart() {
      if (this.environment.name !== 'client') return;
      for (const finding of found.filter(({ state }) => state === 'broken'))
        this.warn(line(finding));
    },
  };
}

/** One finding as a line for a terminal. */
export function line({ service, state, text }: Finding): string {
  return `${service} (${state}): ${text}`;
}
