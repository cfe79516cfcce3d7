// Builds the sites that the browser tests use: all with `npm run build:e2e`, or those that are named, such as
// `npm run build:e2e plain`.
import { run } from './support/run.mjs';
import { sites } from './support/sites.mjs';

const names = process.argv.slice(2);
for (const name of names)
  if (!sites.some((site) => site === name)) {
    console.error(`No site "${name}". There are: ${sites.join(', ')}.`);
    process.exit(1);
  }
for (const site of names.length ? names : sites) {
  const build = ['build', '--config', 'e2e/vite.config.ts', '--mode', site];
  run(process.execPath, ['node_modules/vite/bin/vite.js', ...build]);
}
