// Measures how the built site loads on a slow phone, and how fast its controls respond on a phone and a
// desktop: `npm run measure`. `npm run measure -- --base <commit>` also loads the site of that commit, and
// `npm run measure -- 3` loads each page three times instead of five. Every service is configured, except that
// the site serves its own pictures, and that live chat is blocked, because its cost depends on LiveChat.
// Not a test, because times depend on the machine: compare only numbers of one table.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { ensureBrowser, resolveOnlyLocalHosts } from '../support/browser';
import { tabs } from '../support/content';
import { measureInteractions, times } from './interactions';
import { type Load, measureLoad } from './loads';
import { serveVariants } from './variants';

const { values, positionals } = parseArgs({
  options: { base: { type: 'string' } },
  allowPositionals: true,
});
const { base } = values;
const runs = Number(positionals[0] ?? 5);

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const medianAndWorst = (values: number[]) => `${median(values)} (${Math.max(...values)})`;

const launchOptions = { ...(await ensureBrowser()), args: [resolveOnlyLocalHosts] };
const { addresses, close } = await serveVariants(base);
try {
  const pages: Record<string, string> = {};
  for (const { id } of tabs) {
    const fragment = id === 'home' ? '' : `#${id}`;
    pages[id] = addresses.site + fragment;
    if (base) pages[`${id}, ${base}`] = addresses.base + fragment;
  }
  pages['home, no script'] = addresses.noScript;
  pages['page of text'] = addresses.text;
  const loads: Record<string, Load[]> = {};
  // Alternates between the pages, so that load on the machine affects all of them.
  for (let run = 0; run < runs; run++)
    for (const [name, url] of Object.entries(pages)) {
      loads[name] ??= [];
      loads[name].push(await measureLoad(launchOptions, url));
    }

  console.log(
    `First visits in a new browser, slow 4G, CPU 4 times slower: median (worst) of ${runs}, in ms`,
  );
  console.table(
    Object.fromEntries(
      Object.entries(loads).map(([name, results]) => [
        name,
        {
          'first paint': medianAndWorst(results.map(({ firstPaint }) => firstPaint)),
          'largest paint': medianAndWorst(results.map(({ largestPaint }) => largestPaint)),
          blocking: medianAndWorst(results.map(({ blocking }) => blocking)),
        },
      ]),
    ),
  );

  console.log(`Event to next paint, CPU 4 times slower: median (worst) of ${times}, in ms`);
  const interactions: Record<string, Record<string, string>> = {};
  const browser = await chromium.launch(launchOptions);
  for (const [device, results] of Object.entries(
    await measureInteractions(browser, addresses.site),
  ))
    for (const [name, durations] of Object.entries(results)) {
      interactions[name] ??= {};
      interactions[name][device] = medianAndWorst(durations);
    }
  console.table(interactions);
  await browser.close();
} finally {
  await close();
}
