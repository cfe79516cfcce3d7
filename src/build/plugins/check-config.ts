import type { Plugin } from 'vite';
import { findConfigErrors } from '../../config.ts';
import { UserError } from '../../userError.ts';

/**
 * Stops the build and the development server when a VITE_ variable has a value from which it is not
 * clear what was meant.
 *
 * @param env the VITE_ variables, as Vite's loadEnv returns them
 * @throws with all errors, each with its variable and what is expected
 */
export function checkConfig(env: Record<string, string>): Plugin {
  return {
    name: 'check-config',
    apply: (_, { mode, isPreview }) => mode !== 'test' && !isPreview,
    config() {
      const errors = findConfigErrors(env);
      if (errors.length === 0) return;
      throw new UserError(
        `The configuration has mistakes (.env.local, or the host's variables):\n${errors.join('\n')}`,
      );
    },
  };
}
