import { inspect } from 'node:util';

/**
 * An error for people who edit content, pictures, or configuration: without a stack, which would only hide
 * the message from them.
 */
export class Mistake extends Error {
  override name = 'Mistake';
  override stack = this.message;

  /** What Vite prints. By default, it is the stack in brackets. */
  [inspect.custom](): string {
    return this.message;
  }
}

/**
 * Rethrows what a build rejected with: the mistake that a plugin has thrown, if there is one, without the
 * error of the bundler around it.
 */
export function unwrapMistake(error: { errors?: Error[] }): never {
  // By its name: Vite loads its configuration, and with it the class, once for each environment.
  throw error.errors?.find(({ name }) => name === 'Mistake') ?? error;
}
