import { UserError } from '../userError.ts';

/** A file that this computer does not let the build read or write, or a full disk. */
const refusal = /^(EACCES|EBUSY|ENOSPC|EPERM|EROFS): .+/;

/**
 * Rethrows what a build rejected with: the user error that a plugin has thrown, if there is one, without the
 * error of the bundler around it. A refusal by the operating system becomes a user error.
 */
export function unwrapUserError(error: Error & { errors?: Error[] }): never {
  const errors = error.errors ?? [error];
  const [refused] = errors.flatMap(({ message }) => refusal.exec(message) ?? []);
  if (refused)
    throw new UserError(
      `${refused}\nExpected: space on the disk, and files that no other program uses, in a folder of your own.`,
    );
  // By its name: Vite loads its configuration, and with it the class, once for each environment.
  throw errors.find(({ name }) => name === 'UserError') ?? error;
}
