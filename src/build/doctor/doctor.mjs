// `npm run doctor` prints which services are live and which are placeholders. Exits with 1 if one is
// broken, such as samples on a site with an address.
import { resolve } from 'node:path';
import { loadEnv, runnerImport } from 'vite';

process.chdir(resolve(import.meta.dirname, '../../..'));
const { module } = await runnerImport(resolve('src/build/doctor/service-status.ts'));
const { getServiceStatuses } = /** @type {typeof import('./service-status')} */ (module);

const icons = { live: '✓', placeholder: '~', outdated: '!', broken: '✗' };
for (const { service, state, text } of getServiceStatuses(loadEnv('production', process.cwd()))) {
  console.log(`${icons[state]} ${service.padEnd(12)} ${state.padEnd(12)} ${text}`);
  if (state === 'broken') process.exitCode = 1;
}
console.log(
  '\nValues are read from .env, .env.local, and the environment. What no program can check is in ' +
    '.github/OWNERS-GUIDE.md, under "Before you publish".',
);
