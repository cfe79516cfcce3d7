// Measures how the built site loads on a slow phone, and how fast its controls respond on a phone and a
// desktop: `npm run measure`, or `npm run measure -- 3` for three loads of each page instead of five. Every
// service is configured, except that the site serves its own pictures, and that live chat is blocked, because
// its cost depends on LiveChat.
// Not a test, because times depend on the machine: compare only numbers of one table.
import { chromium } from 'playwright';
import { tabs } from '../../src/navigation';
import { ensureBrowser, resolveOnlyLocalHosts } from '../support/browser';
import { previewPort } from '../support/preview-server';
import { measureInteractions, times } from './interactions';
import { type Load, measureLoad, measureReturn } from './loads';
import { serveVariants } from './variants';

const runs = Number(process.argv[2] ?? 5);

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const medianAndWorst = (values: number[]) => `${median(values)} (${Math.max(...values)})`;

const { addresses, close } = await serveVariants(previewPort);
const browser = await chromium.launch({
  ...ensureBrowser(),
  args: [resolveOnlyLocalHosts],
});
try {
  const pages: Record<string, string> = {
    ...Object.fromEntries(
      tabs.map(({ id }) => [id, `${addresses.site}${id === 'home' ? '' : `#${id}`}`]),
    ),
    'home, no script': addresses.noScript,
    'page of text': addresses.text,
  };
  const loads: Record<string, Load[]> = {};
  // Alternates between the pages, so that load on the machine affects all of them.
  for (let run = 0; run < runs; run++)
    for (const [name, url] of Object.entries(pages)) {
      loads[name] ??= [];
      loads[name].push(await measureLoad(browser, url));
    }

  console.log(
    `First visits on slow 4G, CPU 4 times slower: median (worst) of ${runs}, in ms and kB`,
  );
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
  const interactions: Record<string, Record<string, string>> = {};
  for (const [device, results] of Object.entries(
    await measureInteractions(browser, addresses.site),
  ))
    for (const [name, durations] of Object.entries(results)) {
      interactions[name] ??= {};
      interactions[name][device] = medianAndWorst(durations);
    }
  console.table(interactions);
} finally {
  await browser.close();
  await close();
}
