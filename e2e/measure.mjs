// Measures every screen with Lighthouse beside the same page without scripts and a page of its text
// alone: `npm run measure`, or `npm run measure -- 5` for the median of five runs. Lighthouse emulates a
// phone with slow 4G and 4x CPU throttling, applied rather than simulated. Every service is configured,
// except that the site serves its own pictures. Live chat is blocked, because what it costs is up to
// LiveChat. Writes reports/measure. Not a test, because times depend on the machine.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { ensureBrowser } from './support/browser.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
const lighthouse = 'lighthouse@12.8.2';
const runs = Number(process.argv[2] ?? 3);
const reports = 'reports/measure';
const port = Number(process.env.E2E_PORT ?? 4173);
const screens = ['home', 'tours', 'guide', 'gallery', 'contact'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** @type {Record<string, string>} */
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};

/** What is removed from the page, by the name of each variant. */
const removed = { site: '', 'no script': 'script', text: 'script|style|picture|svg' };
const names = Object.keys(removed);
const [site = '', ...copies] = names.map((name) => resolve('node_modules/.cache/measured', name));

/** Builds the site, and copies it without some elements of its page. */
function buildVariants() {
  const own = {
    VITE_SITE_URL: `http://localhost:${port}`,
    VITE_ASSET_HOST: '',
    VITE_PORTRAIT_HOST: '',
  };
  const vite =
    'node_modules/vite/bin/vite.js build --mode configured --logLevel error --emptyOutDir';
  const args = [...vite.split(' '), '--outDir', site];
  execFileSync(process.execPath, args, { env: { ...process.env, ...own } });
  for (const [index, elements] of Object.values(removed).slice(1).entries()) {
    const page = join(copies[index] ?? '', 'index.html');
    cpSync(site, dirname(page), { recursive: true });
    const pattern = new RegExp(`<(${elements})\\b.*?</\\1>`, 'gs');
    // As the boot scripts would, shows Home only.
    const html = readFileSync(page, 'utf8')
      .replace(pattern, '')
      .replace('<html ', '<html data-app="ready" ')
      .replaceAll('data-screen="hidden"', '$& hidden="until-found"');
    writeFileSync(page, html);
    writeFileSync(`${page}.br`, brotliCompressSync(readFileSync(page)));
  }
}

/** @param {string} url @param {string} name @returns {Promise<any>} Lighthouse's JSON report. */
async function runLighthouse(url, name) {
  const file = join(reports, name.replaceAll(' ', '-'));
  const args = [
    ...['--yes', lighthouse, url, '--quiet', '--output=json', '--output=html'],
    ...[`--output-path=${file}`, '--throttling-method=devtools'],
    `--only-categories=${categories}`,
    '--blocked-url-patterns=*livechat*',
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  // Lighthouse sometimes misses the start of a page load, and fails with the advice to run it again.
  for (let attempt = 1; attempt <= 3; attempt++) {
    const [code] = await once(
      spawn('npx', args, { stdio: ['ignore', 'ignore', 'inherit'] }),
      'close',
    );
    if (code === 0) return JSON.parse(readFileSync(`${file}.report.json`, 'utf8'));
  }
  throw new Error(`${lighthouse} failed three times on ${url}.`);
}

/** @param {number[]} values */
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Prints the medians of one screen's variants. @param {string} screen @param {string[]} addresses */
async function measureScreen(screen, addresses) {
  /** @type {any[][]} */
  const results = names.map(() => []);
  // Alternates between the variants, so that load on the machine affects all of them.
  for (let run = 1; run <= runs; run++)
    for (const [index, name] of names.entries()) {
      const url = `${addresses[index]}${screen === 'home' ? '' : `#${screen}`}`;
      results[index]?.push(await runLighthouse(url, `${screen}-${name}-${run}`));
    }
  console.log(`\n${screen}: Lighthouse mobile, median of ${runs}`);
  /** @param {(result: any) => number} read */
  const row = (read) => {
    const medians = results.map((list) => Number(median(list.map(read)).toFixed(3)));
    return Object.fromEntries(names.map((name, index) => [name, medians[index]]));
  };
  /** @type {Record<string, object>} */
  const table = {};
  for (const [label, id] of Object.entries(metrics))
    table[label] = row(({ audits }) => audits[id].numericValue);
  for (const id of categories) table[id] = row((result) => result.categories[id].score * 100);
  console.table(table);
}

process.env.CHROME_PATH = ensureBrowser('chrome') ?? chromium.executablePath();
mkdirSync(reports, { recursive: true });
buildVariants();
const servers = await Promise.all(
  [site, ...copies].map((outDir, index) =>
    preview({ build: { outDir }, preview: { port: port + index, strictPort: true } }),
  ),
);
const addresses = servers.map(({ resolvedUrls }) => resolvedUrls?.local[0] ?? '');
for (const screen of screens) await measureScreen(screen, addresses);
await Promise.all(servers.map((server) => server.close()));
