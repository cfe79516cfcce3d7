// How fast each screen comes, ours beside the same page without its scripts: `npm run measure`, or
// `npm run measure -- 5` for the median of five runs. Lighthouse for mobile, under a slow 4G line
// and a processor slowed down four times, both applied and not simulated. Then what ten times the
// content costs, and how soon the page answers. A report in reports/measure, never a test: times
// depend on the machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { createBuilder, preview } from 'vite';
import { ensureBrowser, quiet } from '../support/browser.mjs';
import { interactions } from './interactions.mjs';
import { tenfold } from './tenfold.mjs';

const lighthouse = 'lighthouse@12.8.2';
const runs = Number(process.argv[2] ?? 3);
const reports = 'reports/measure';
const scriptFree = 'node_modules/.cache/script-free';
const grown = 'node_modules/.cache/tenfold';
const port = Number(process.env.E2E_PORT ?? 4173);
const metrics = /** @type {const} */ ([
  ['FCP', 'first-contentful-paint'],
  ['LCP', 'largest-contentful-paint'],
  ['Speed Index', 'speed-index'],
  ['TBT', 'total-blocking-time'],
  ['CLS', 'cumulative-layout-shift'],
  ['bytes', 'total-byte-weight'],
]);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** A link to a screen opens it as soon as the page is there. */
const screens = ['home', 'tours', 'guide', 'gallery', 'contact'];

/** The same build with the scripts taken out of its page. */
function copyWithoutScripts() {
  rmSync(scriptFree, { recursive: true, force: true });
  cpSync('dist', scriptFree, { recursive: true });
  const page = join(scriptFree, 'index.html');
  const html = readFileSync(page, 'utf8').replace(/<script\b.*?<\/script>/gs, '');
  writeFileSync(page, html);
  writeFileSync(`${page}.br`, brotliCompressSync(html));
  rmSync(`${page}.gz`);
}

/**
 * @param {string} url
 * @param {string} name
 * @returns {Promise<any>} What Lighthouse reports.
 */
async function run(url, name) {
  const file = join(reports, name);
  const words = [
    ...['--yes', lighthouse, url, '--quiet', '--output=json', '--output=html'],
    ...[`--output-path=${file}`, '--throttling-method=devtools'],
    `--only-categories=${categories}`,
    `--chrome-flags=${['--headless=new', '--no-sandbox', ...quiet].join(' ')}`,
  ];
  // Now and then it misses the start of a page, and asks to be run again.
  for (let attempt = 1; attempt <= 3; attempt++) {
    const child = spawn('npx', words, { stdio: ['ignore', 'ignore', 'inherit'] });
    const [code] = await once(child, 'close');
    if (code === 0) return JSON.parse(readFileSync(`${file}.report.json`, 'utf8'));
  }
  throw new Error(`${lighthouse} failed three times on ${url}.`);
}

/** @param {number[]} values */
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * Asks for the pages by turns, so that a busy moment of the machine meets both, and prints the
 * medians of the first beside those of the second.
 *
 * @param {string} title
 * @param {Record<string, string>} addresses the two pages by their names
 */
async function compare(title, addresses) {
  const names = Object.keys(addresses);
  /** @type {Record<string, any[]>} */
  const results = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 1; round <= runs; round++)
    for (const [name, url] of Object.entries(addresses)) {
      const report = `${title}-${name}-${round}`.replaceAll(' ', '-');
      results[name]?.push(await run(url, report));
    }
  /** @param {(result: any) => number} read @param {number} [digits] */
  const row = (read, digits = 0) => {
    const values = names.map((name) => median((results[name] ?? []).map(read)));
    const [we = 0, they = 0] = values;
    const cells = names.map((name, place) => [name, values[place]?.toFixed(digits)]);
    return { ...Object.fromEntries(cells), ratio: they ? (we / they).toFixed(2) : '' };
  };
  console.log(`\n${title}: Lighthouse mobile, median of ${runs}`);
  console.table({
    ...Object.fromEntries(
      metrics.map(([label, id]) => [
        label,
        row(({ audits }) => audits[id].numericValue, label === 'CLS' ? 3 : 0),
      ]),
    ),
    ...Object.fromEntries(
      categories.map((id) => [id, row((result) => result.categories[id].score * 100)]),
    ),
  });
}

/** @param {import('vite').InlineConfig} [config] */
async function build(config) {
  const builder = await createBuilder({ logLevel: 'error', ...config });
  await builder.buildApp();
}

/** @param {string} outDir @param {number} port */
async function serve(outDir, port) {
  const server = await preview({ preview: { port, strictPort: true }, build: { outDir } });
  return { server, url: server.resolvedUrls?.local[0] ?? '' };
}

process.env.CHROME_PATH = ensureBrowser() ?? chromium.executablePath();
mkdirSync(reports, { recursive: true });
await build();
await build({ plugins: [tenfold()], build: { outDir: grown } });
copyWithoutScripts();
const served = await Promise.all(
  ['dist', scriptFree, grown].map((folder, place) => serve(folder, port + place)),
);
const [ours = '', bare = '', more = ''] = served.map(({ url }) => url);

for (const screen of screens)
  await compare(screen, { ours: `${ours}#${screen}`, 'script-free': `${bare}#${screen}` });
await compare('ten times the content', { 'ten times': more, ours });
await interactions({ ours, 'script-free': bare });
await Promise.all(served.map(({ server }) => server.close()));
