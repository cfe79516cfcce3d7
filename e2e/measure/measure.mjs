// Measures every screen with Lighthouse beside the same page without scripts and a page of its text
// alone, then ten times the content, and the latency of interactions: `npm run measure`, or
// `npm run measure -- 5` for the median of five runs. Lighthouse emulates a phone with slow 4G and 4x
// CPU throttling, applied rather than simulated. Every service is configured, except that the site
// serves its own pictures. Live chat is blocked, because what it costs is up to LiveChat. Writes to
// reports/measure. Not a test, because times depend on the machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { createBuilder, preview } from 'vite';
import { ensureBrowser } from '../../src/build/tools/browser.mjs';
import { measureInteractions } from './interactions.mjs';
import { tenfold } from './tenfold.mjs';

const lighthouse = 'lighthouse@12.8.2';
const runs = Number(process.argv[2] ?? 3);
const reports = 'reports/measure';
const siteDir = 'node_modules/.cache/measured';
const noScriptDir = 'node_modules/.cache/no-script';
const textDir = 'node_modules/.cache/text';
const tenfoldDir = 'node_modules/.cache/tenfold';
const port = Number(process.env.E2E_PORT ?? 4173);
/** @type {Record<string, string>} */
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  'Speed Index': 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const screens = ['home', 'tours', 'guide', 'gallery', 'contact'];

/** Copies the build without some elements of its page. @param {string} outDir @param {string} names */
function buildWithout(outDir, names) {
  rmSync(outDir, { recursive: true, force: true });
  cpSync(siteDir, outDir, { recursive: true });
  const page = join(outDir, 'index.html');
  const elements = new RegExp(`<(${names})\\b.*?</\\1>`, 'gs');
  const html = readFileSync(page, 'utf8').replace(elements, '');
  writeFileSync(page, html);
  writeFileSync(`${page}.br`, brotliCompressSync(html));
  rmSync(`${page}.gz`);
}

/** @param {string} url @param {string} name @returns {Promise<any>} Lighthouse's JSON report. */
async function runLighthouse(url, name) {
  const file = join(reports, name);
  const args = [
    ...['--yes', lighthouse, url, '--quiet', '--output=json', '--output=html'],
    ...[`--output-path=${file}`, '--throttling-method=devtools'],
    `--only-categories=${categories}`,
    '--blocked-url-patterns=*livechat*',
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  // Lighthouse sometimes misses the start of a page load, and fails with the advice to run it again.
  for (let attempt = 1; attempt <= 3; attempt++) {
    const child = spawn('npx', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    const [code] = await once(child, 'close');
    if (code === 0) return JSON.parse(readFileSync(`${file}.report.json`, 'utf8'));
  }
  throw new Error(`${lighthouse} failed three times on ${url}.`);
}

/** @param {number[]} values */
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * Prints the medians of several pages and how many times those of the others the first one's are.
 * Alternates between the pages, so that load on the machine affects all of them.
 *
 * @param {string} title
 * @param {Record<string, string>} urls pages by name
 * @returns {Promise<any[]>} Lighthouse's reports of the first page
 */
async function compare(title, urls) {
  const names = Object.keys(urls);
  /** @type {any[][]} */
  const results = names.map(() => []);
  for (let round = 1; round <= runs; round++)
    for (const [index, [name, url]] of Object.entries(urls).entries()) {
      const report = `${title}-${name}-${round}`.replaceAll(' ', '-');
      results[index]?.push(await runLighthouse(url, report));
    }
  /** @type {Record<string, object>} */
  const table = {};
  /** @param {string} label @param {(result: any) => number} read @param {number} [digits] */
  const addRow = (label, read, digits = 0) => {
    const medians = results.map((reports) => median(reports.map(read)));
    const [first = 0, ...others] = medians;
    table[label] = Object.fromEntries([
      ...names.map((name, index) => [name, medians[index]?.toFixed(digits)]),
      ...others.map((other, index) => [
        `÷ ${names[index + 1]}`,
        other && (first / other).toFixed(2),
      ]),
    ]);
  };
  for (const [label, id] of Object.entries(metrics))
    addRow(label, ({ audits }) => audits[id].numericValue, label === 'CLS' ? 3 : 0);
  for (const id of categories) addRow(id, (result) => result.categories[id].score * 100);
  console.log(`\n${title}: Lighthouse mobile, median of ${runs}`);
  console.table(table);
  return results[0] ?? [];
}

/**
 * Prints the requests of the first view, and how near the largest paint is to its lower bound: two
 * round trips and the time that the bytes of the picture take.
 *
 * @param {any[]} results
 */
function printFirstView(results) {
  /** @type {any[]} */
  const requests = results[0].audits['network-requests'].details.items;
  console.log('\nrequests of the first view, in ms');
  console.table(
    requests.map(({ url, networkRequestTime, networkEndTime, priority, transferSize }) => ({
      file: url.replace(/.*\//, ''),
      requested: Math.round(networkRequestTime),
      answered: Math.round(networkEndTime),
      priority,
      bytes: transferSize,
    })),
  );
  const { requestLatencyMs, downloadThroughputKbps } = results[0].configSettings.throttling;
  const { transferSize } = requests.find(({ resourceType }) => resourceType === 'Image');
  const bound = 2 * requestLatencyMs + (transferSize * 8) / downloadThroughputKbps;
  const paint = median(results.map(({ audits }) => audits[metrics.LCP ?? ''].numericValue));
  const ratio = (paint / bound).toFixed(2);
  console.log(`LCP ${Math.round(paint)} ms, bound ${Math.round(bound)} ms, ratio ${ratio}`);
}

/** @param {string} outDir @param {import('vite').Plugin[]} [plugins] */
async function build(outDir, plugins) {
  const mode = 'configured';
  const builder = await createBuilder({ mode, logLevel: 'error', plugins, build: { outDir } });
  await builder.buildApp();
}

process.env.CHROME_PATH = ensureBrowser('chrome') ?? chromium.executablePath();
mkdirSync(reports, { recursive: true });
Object.assign(process.env, {
  VITE_SITE_URL: `http://localhost:${port}`,
  VITE_ASSET_HOST: '',
  VITE_PORTRAIT_HOST: '',
});
await build(siteDir);
await build(tenfoldDir, [tenfold()]);
buildWithout(noScriptDir, 'script');
buildWithout(textDir, 'script|style|noscript|picture|svg');
const servers = await Promise.all(
  [siteDir, noScriptDir, textDir, tenfoldDir].map((outDir, index) =>
    preview({ build: { outDir }, preview: { port: port + index, strictPort: true } }),
  ),
);
const [site = '', noScript = '', text = '', tenfoldSite = ''] = servers.map(
  ({ resolvedUrls }) => resolvedUrls?.local[0] ?? '',
);
for (const screen of screens) {
  const pages = { site, 'no-script': noScript, text };
  const hash = screen === 'home' ? '' : `#${screen}`;
  const urls = Object.entries(pages).map(([name, url]) => [name, url + hash]);
  const results = await compare(screen, Object.fromEntries(urls));
  if (screen === 'home') printFirstView(results);
}
await compare('ten times the content', { 'ten times': tenfoldSite, site });
await measureInteractions({ site, 'no-script': noScript });
await Promise.all(servers.map((server) => server.close()));
