// `npm run doctor` prints which services are live and which are placeholders; with `-- --send` it
// also sends a test message. `npm run doctor -- https://www.example.com` opens that site in a browser
// instead and checks that it works as built; with `--send`, a test message goes through its form.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnv, runnerImport } from 'vite';

process.chdir(resolve(import.meta.dirname, '../../..'));
const env = loadEnv('production', process.cwd());
const send = process.argv.includes('--send');
const [address] = process.argv.slice(2).filter((argument) => argument !== '--send');

/** @param {string} file */
const load = async (file) => (await runnerImport(resolve(file))).module;

/** @param {string} line */
function fail(line) {
  console.log(`✗ ${line}`);
  process.exitCode = 1;
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

if (address === undefined) await reportConfiguration();
else if (/^https?:\/\/./.test(address)) await reportSite(address);
else fail(`"${address}" is not an address like https://www.example.com.`);

async function reportConfiguration() {
  const { getServiceStatuses } = /** @type {typeof import('./service-status')} */ (
    await load('src/build/tools/service-status.ts')
  );
  const statuses = getServiceStatuses(env);
  const icons = { live: '✓', placeholder: '~', broken: '✗' };
  for (const { service, state, text } of statuses)
    console.log(`${icons[state]} ${service.padEnd(10)} ${state.padEnd(12)} ${text}`);
  console.log('\nValues are read from .env, .env.local and the environment. See the README.');
  if (statuses.some(({ state }) => state === 'broken')) process.exitCode = 1;
  if (!send) return;

  const { sendTestMessage } = /** @type {typeof import('./test-message')} */ (
    await load('src/build/tools/test-message.ts')
  );
  try {
    console.log(`\n✓ ${await sendTestMessage(env)}`);
  } catch (error) {
    console.log();
    fail(messageOf(error));
  }
}

/** @param {string} address */
async function reportSite(address) {
  // Only here, because Playwright takes longer to load than the configuration to check.
  const [{ chromium }, { ensureBrowser }] = await Promise.all([
    import('playwright-core'),
    import('./browser.mjs'),
  ]);
  const { checkSite, fetchSite } = /** @type {typeof import('./check-site')} */ (
    await load('src/build/tools/check-site.ts')
  );
  const { headersFile } = /** @type {typeof import('../plugins/security-headers')} */ (
    await load('src/build/plugins/security-headers.ts')
  );
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  try {
    const site = await fetchSite(address, browser);
    const isBuilt = existsSync('dist/_headers');
    const headers = isBuilt ? readFileSync('dist/_headers', 'utf8') : headersFile(env, site.html);
    console.log(
      `${site.url}, with the headers of ${isBuilt ? 'dist/_headers' : 'the configuration'}:`,
    );
    const icons = { ok: '✓', warning: '~', failed: '✗' };
    for await (const { name, status, text } of checkSite(site, headers, { send })) {
      console.log(`${icons[status]} ${name.padEnd(10)} ${text}`);
      if (status === 'failed') process.exitCode = 1;
    }
  } catch (error) {
    fail(messageOf(error));
  } finally {
    await browser.close();
  }
}
