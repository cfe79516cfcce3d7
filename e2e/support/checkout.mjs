import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Calls a function with the folder of another commit, which has its dependencies, and removes it afterward.
 *
 * @param {string} commit
 * @param {(folder: string) => void} use
 * @throws {Error} When there is no such commit, or npm cannot install its dependencies.
 */
export function withCheckout(commit, use) {
  const folder = resolve('node_modules/.cache/checkout');
  rmSync(folder, { recursive: true, force: true });
  execFileSync('git', ['worktree', 'prune']);
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', folder, commit]);
  try {
    const compare = ['diff', '--quiet', commit, '--', 'package-lock.json'];
    if (spawnSync('git', compare).status === 0)
      symlinkSync(resolve('node_modules'), `${folder}/node_modules`);
    else {
      console.log(`Installing the dependencies of ${commit}, which differ.`);
      execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
    }
    use(folder);
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', folder]);
  }
}
