import type { Plugin } from 'vite';
import { getServiceStatuses } from '../doctor/service-status.ts';

/**
 * Warns of each service that does not work, such as messages without all keys, and of a season that nobody has
 * checked for long, in builds and in the development server.
 *
 * @param env the VITE_ variables, as Vite's loadEnv returns them
 */
export function serviceWarnings(env: Record<string, string>): Plugin {
  return {
    name: 'service-warnings',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const { service, state, text } of getServiceStatuses(env))
        if (state === 'broken' || state === 'outdated') this.warn(`${service}: ${text}`);
    },
  };
}
