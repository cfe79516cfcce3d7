// `npm run doctor` prints which services are live and which are placeholders. With `-- --send` it
// sends a test message; with `-- --send http://localhost:5173`, to the local mailbox of that site.
import { resolve } from 'node:path';
import { loadEnv, runnerImport } from 'vite';

process.chdir(resolve(import.meta.dirname, '../../..'));
const env = loadEnv('production', process.cwd());

/** @type {{ module: typeof import('./service-status') }} */
const { module } = await runnerImport(resolve('src/build/tools/service-status.ts'));
const statuses = module.getServiceStatuses(env);
const icons = { live: '✓', placeholder: '~', broken: '✗' };
for (const { service, state, text } of statuses)
  console.log(`${icons[state]} ${service.padEnd(10)} ${state.padEnd(12)} ${text}`);
console.log('\nValues are read from .env, .env.local and the environment. See the README.');
if (statuses.some(({ state }) => state === 'broken')) process.exitCode = 1;

const send = process.argv.indexOf('--send');
if (send > 0) {
  /** @type {{ module: typeof import('./test-message') }} */
  const { module } = await runnerImport(resolve('src/build/tools/test-message.ts'));
  try {
    console.log(`\n✓ ${await module.sendTestMessage(env, process.argv[send + 1])}`);
  } catch (error) {
    console.log(`\n✗ ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
