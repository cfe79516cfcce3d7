// How fast each screen comes, ours beside the same page without its scripts: `npm run measure`, or
// `npm run measure -- 5` for the median of five runs. Lighthouse for mobile, under a slow 4G line
// and a processor slowed down four times, both applied and not simulated. Then how soon the page
// answers. A report in reports/measure, never a test: times depend on the machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { createBuilder, preview } from 'vite';
import { ensureBrowser, quiet } from './browser.mjs';
import { interactions } from './interactions.mjs';

const lighthouse = 'lighthouse@12.8.2';
const runs = Number(process.argv[2] ?? 3);
const reports = 'reports/measure';
const scriptFree = 'node_modules/.cache/script-free';
const port = Number(process.env.E2E_PORT ?? 4173);
const metrics = /** @type {const} */ ([
  ['FCP', 'first-contentful-paint'],
  ['LCP', 'largest-contentful-paint'],
  ['Speed Index', 'speed-index'],
  ['TBT', 'total-blocking-time'],
  ['CLS', 'cumulative-layout-shift'],
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

/** @param {Record<string, any[]>} results */
function tableOf(results) {
  /** @param {string} name @param {(result: any) => number} read */
  const of = (name, read) => median((results[name] ?? []).map(read));
  return Object.fromEntries([
    ...metrics.map(([label, id]) => {
      const [we, they] = ['ours', 'script-free'].map((name) =>
        of(name, ({ audits }) => audits[id].numericValue),
      );
      const digits = label === 'CLS' ? 3 : 0;
      const row = { ours: we?.toFixed(digits), 'script-free': they?.toFixed(digits) };
      return [label, { ...row, ratio: they ? ((we ?? 0) / they).toFixed(2) : '' }];
    }),
    ...categories.map((id) => {
      const score = (/** @type {string} */ name) =>
        of(name, (result) => result.categories[id].score * 100).toFixed(0);
      return [id, { ours: score('ours'), 'script-free': score('script-free') }];
    }),
  ]);
}

process.env.CHROME_PATH = ensureBrowser() ?? chromium.executablePath();
mkdirSync(reports, { recursive: true });
const builder = await createBuilder({ logLevel: 'error' });
await builder.buildApp();
copyWithoutScripts();
const ours = await preview({ preview: { port, strictPort: true } });
const other = await preview({ preview: { port: port + 1 }, build: { outDir: scriptFree } });
const addresses = {
  ours: ours.resolvedUrls?.local[0] ?? '',
  'script-free': other.resolvedUrls?.local[0] ?? '',
};

for (const screen of screens) {
  /** @type {Record<string, any[]>} */
  const results = { ours: [], 'script-free': [] };
  // By turns, so that a busy moment of the machine meets both.
  for (let round = 1; round <= runs; round++)
    for (const [name, url] of Object.entries(addresses))
      results[name]?.push(await run(`${url}#${screen}`, `${screen}-${name}-${round}`));
  console.log(`\n${screen}: Lighthouse mobile, median of ${runs}`);
  console.table(tableOf(results));
}
await interactions(addresses);
await Promise.all([ours, other].map((server) => server.close()));
