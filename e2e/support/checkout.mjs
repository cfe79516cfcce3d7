import { spawnSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from './run.mjs';

/**
 * Calls a function with the folder of another commit, which has its dependencies. The folder is removed at the
 * end of this process, which exits if there is no such commit, or if npm cannot install its dependencies.
 *
 * @param {string} commit
 * @param {(folder: string) => void} use
 */
export function withCheckout(commit, use) {
  const folder = resolve('node_modules/.cache/checkout');
  rmSync(folder, { recursive: true, force: true });
  run('git', ['worktree', 'prune']);
  run('git', ['worktree', 'add', '--quiet', '--detach', folder, commit]);
  process.once('exit', () => run('git', ['worktree', 'remove', '--force', folder]));
  const compare = ['diff', '--quiet', commit, '--', 'package-lock.json'];
  if (spawnSync('git', compare).status === 0)
    symlinkSync(resolve('node_modules'), `${folder}/node_modules`);
  else {
    console.log(`Installing the dependencies of ${commit}, which differ.`);
    run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  }
  use(folder);
}
