// Builds the sites that the browser tests use: all with `npm run build:e2e`, or those that are named, such as
// `npm run build:e2e plain`.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { sites } from './support/sites.mjs';

const names = process.argv.slice(2);
for (const name of names)
  if (!sites.some((site) => site === name)) {
    console.error(`No site "${name}". There are: ${sites.join(', ')}.`);
    process.exit(1);
  }

/** Builds a site. If that fails, the build has printed why. @param {string} site */
const build = (site) =>
  new Promise((done) => {
    const args = ['src/build/run-vite.mjs', 'build', '--config', 'e2e/vite.config.ts'];
    const child = spawn(process.execPath, [...args, '--mode', site], { stdio: 'inherit' });
    child.on('exit', (status) => {
      if (status !== 0) process.exitCode = 1;
      done(undefined);
    });
  });

const queue = (names.length ? names : sites).values();
const work = async () => {
  for (const site of queue) if (!process.exitCode) await build(site);
};
// The first site alone, because it encodes the pictures of all.
await build(String(queue.next().value));
await Promise.all(Array.from({ length: availableParallelism() }, work));
