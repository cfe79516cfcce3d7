// Measures the built site as a visitor with a slow phone gets it: `npm run measure`, or
// `npm run measure -- 3` for three runs instead of five. Every service is configured, except that the site
// serves its own pictures, and that live chat is blocked, because its cost depends on LiveChat.
// Not a test, because times depend on the machine: compare only numbers of one table.
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { ensureBrowser, resolveOnlyLocalHosts } from '../support/browser.mjs';
import { measureInteractions, times } from './interactions.mjs';
import { measureLoad, measureReturn } from './loads.mjs';
import { serveVariants } from './variants.mjs';

process.chdir(resolve(import.meta.dirname, '../..'));
const runs = Number(process.argv[2] ?? 5);
/** @type {{ module: typeof import('../../src/navigation') }} */
const { module: navigation } = await runnerImport(resolve('src/navigation.ts'));

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
/** @param {number[]} values */
const medianAndWorst = (values) => `${median(values)} (${Math.max(...values)})`;

const { addresses, close } = await serveVariants(Number(process.env.E2E_PORT ?? 4173));
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [resolveOnlyLocalHosts],
});

/** @type {Record<string, string>} */
const pages = {
  ...Object.fromEntries(
    navigation.tabs.map(({ id }) => [id, `${addresses.site}${id === 'home' ? '' : `#${id}`}`]),
  ),
  'home, no script': addresses.noScript,
  'page of text': addresses.text,
};
/** @type {Record<string, Awaited<ReturnType<typeof measureLoad>>[]>} */
const loads = {};
// Alternates between the pages, so that load on the machine affects all of them.
for (let run = 0; run < runs; run++)
  for (const [name, url] of Object.entries(pages)) {
    loads[name] ??= [];
    loads[name].push(await measureLoad(browser, url));
  }

console.log(`First visits on slow 4G, CPU 4 times slower: median (worst) of ${runs}, in ms and kB`);
console.table(
  Object.fromEntries(
    Object.entries(loads).map(([name, results]) => [
      name,
      {
        'first paint': medianAndWorst(results.map(({ firstPaint }) => firstPaint)),
        'largest paint': medianAndWorst(results.map(({ largestPaint }) => largestPaint)),
        blocking: medianAndWorst(results.map(({ blocking }) => blocking)),
        'longest task': medianAndWorst(results.map(({ longestTask }) => longestTask)),
        'layout shift': medianAndWorst(results.map(({ layoutShift }) => layoutShift)),
        kB: median(results.map(({ kilobytes }) => kilobytes)),
      },
    ]),
  ),
);

console.log('Return visit to Home, with what the first one has cached');
console.table([await measureReturn(browser, addresses.site)]);

console.log(`Event to next paint, CPU 4 times slower: median (worst) of ${times}, in ms`);
/** @type {Record<string, Record<string, string>>} */
const interactions = {};
for (const [device, results] of Object.entries(await measureInteractions(browser, addresses.site)))
  for (const [name, durations] of Object.entries(results)) {
    interactions[name] ??= {};
    interactions[name][device] = medianAndWorst(durations);
  }
console.table(interactions);

await browser.close();
await close();
