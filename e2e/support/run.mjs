import { spawnSync } from 'node:child_process';

/**
 * Runs a command. If it fails, it has printed why, so this process only exits, without a stack.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function run(command, args, options) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? 1);
}
