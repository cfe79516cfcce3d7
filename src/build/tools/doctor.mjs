// `npm run doctor` says which services are real and which are stand-ins; with `-- --send` it sends
// a test message, with `-- --send http://localhost:5173` to the local mailbox of a running site.
import { resolve } from 'node:path';
import { loadEnv, runnerImport } from 'vite';

process.chdir(resolve(import.meta.dirname, '../../..'));

const env = loadEnv('production', process.cwd());

/** @param {string} file */
const load = async (file) => (await runnerImport(resolve(file))).module;
const { findings } = /** @type {typeof import('./service-status')} */ (
  await load('src/build/tools/service-status.ts')
);

const marks = { real: '✓', 'stand-in': '~', broken: '✗' };
const found = findings(env);
for (const { service, state, text } of found)
  console.log(`${marks[state]} ${service.padEnd(10)} ${state.padEnd(9)} ${text}`);
console.log('\nValues are read from .env, .env.local and the environment. See the README.');
if (found.some(({ state }) => state === 'broken')) process.exitCode = 1;

const send = process.argv.indexOf('--send');
if (send > 0) {
  const { sendTestMessage } = /** @type {typeof import('./test-message')} */ (
    await load('src/build/tools/test-message.ts')
  );
  try {
    console.log(`\n✓ ${await sendTestMessage(env, process.argv[send + 1])}`);
  } catch (error) {
    console.log(`\n✗ ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
