/**
 * Rethrows what a build rejected with: the user error that a plugin has thrown, if there is one, without the
 * error of the bundler around it.
 */
export function unwrapUserError(error: { errors?: Error[] }): never {
  // By its name: Vite loads its configuration, and with it the class, once for each environment.
  throw error.errors?.find(({ name }) => name === 'UserError') ?? error;
}
