// `npm run doctor` prints what is invalid, and which services are live and which are placeholders. Exits with 1
// if something is invalid or broken, such as samples on a site with an address.
import { resolve } from 'node:path';
import { loadEnv, runnerImport } from 'vite';

process.chdir(resolve(import.meta.dirname, '../../..'));
const { module } = await runnerImport(resolve('src/build/doctor/service-status.ts'));
const { findStatuses } = /** @type {typeof import('./service-status')} */ (module);

const icons = { live: '✓', placeholder: '~', reminder: '!', broken: '✗', invalid: '✗' };
for (const { service, state, text } of await findStatuses(loadEnv('production', process.cwd()))) {
  console.log(`${icons[state]} ${service.padEnd(12)} ${state.padEnd(12)} ${text}`);
  if (state === 'broken' || state === 'invalid') process.exitCode = 1;
}
console.log(
  '\nValues are read from .env, .env.local, and the environment. What no program can check is in ' +
    '.github/OWNERS-GUIDE.md, under "Before you publish".',
);
