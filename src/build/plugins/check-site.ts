import type { Logger, Plugin } from 'vite';
import { UserError } from '../../userError.ts';
import { findStatuses } from '../doctor/service-status.ts';

/**
 * Stops the build, or the start of the development server, when the configuration or the content is invalid,
 * and warns of what does not work for visitors. A running server shows errors in the terminal and in the browser,
 * keeps serving the last valid content, and goes on once the errors are corrected. A build warns at its end.
 *
 * @param env the VITE_ variables, as Vite's loadEnv returns them
 * @throws with all errors, each with its file or variable and what is expected
 */
export function checkSite(env: Record<string, string>): Plugin[] {
  const check = async () => {
    const statuses = await findStatuses(env);
    const errors = statuses.filter(({ state }) => state === 'invalid').map(({ text }) => text);
    if (errors.length > 0) throw new UserError(['The site has mistakes:', ...errors].join('\n'));
    return statuses
      .filter(({ state }) => state === 'broken' || state === 'reminder')
      .map(({ service, text }) => `${service}: ${text}`);
  };
  let warnings: string[] = [];
  const warn = (logger: Pick<Logger, 'warn'>) => {
    for (const warning of warnings) logger.warn(warning);
  };
  const apply: Plugin['apply'] = (_, { mode }) => mode !== 'test';
  return [
    {
      name: 'check-site',
      apply,
      // Otherwise, `hotUpdate` would run again for the server environment.
      applyToEnvironment: ({ name }) => name === 'client',
      // Once, and before the bundler starts, which would print the message twice, with a stack.
      buildApp: {
        order: 'pre',
        async handler() {
          warnings = await check();
        },
      },
      async configureServer({ config }) {
        warnings = await check();
        warn(config.logger);
      },
      async hotUpdate({ file }) {
        if (!file.includes('/src/content/')) return;
        const { logger } = this.environment;
        await check().catch((error: Error) => {
          logger.error(error.message, { timestamp: true });
          throw error;
        });
      },
    },
    {
      name: 'check-site-warnings',
      apply,
      buildApp: {
        order: 'post',
        handler: async ({ config }) => warn(config.logger),
      },
    },
  ];
}
