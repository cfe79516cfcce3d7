import { type Browser, type BrowserContext, devices } from 'playwright';
import { cdpSession } from '../support/cdp';
import { lighthousePhone } from '../support/screens';

/** A slow phone: the device and the throttling that Lighthouse applies. */
const device = { ...devices['Moto G4'], ...lighthousePhone };
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Times in ms. */
interface Timings {
  firstPaint: number;
  largestPaint: number;
  /** What tasks after the first paint take above 50 ms, in all. */
  blocking: number;
  longestTask: number;
  /** A score without a unit. */
  layoutShift: number;
}

export interface Load extends Timings {
  kilobytes: number;
}

/** Opens a page for the first time. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext(device);
  const { page, traffic } = await openThrottled(context, url);
  // On a busy machine, the network may be idle before the first paint.
  await page.waitForFunction(() => window.timingEntries['largest-contentful-paint'].length > 0);
  const timings = await page.evaluate(readTimings);
  await context.close();
  return { ...timings, kilobytes: Math.round(traffic.bytes / 1000) };
}

/** Opens a page twice. Returns what the second visit loads over the network. */
export async function measureReturn(browser: Browser, url: string) {
  const context = await browser.newContext(device);
  const first = await openThrottled(context, url);
  await first.page.close();
  const { traffic } = await openThrottled(context, url);
  await context.close();
  return traffic;
}

async function openThrottled(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.addInitScript(observeTimings);
  const client = await cdpSession(page);
  await client.send('Network.enable');
  await client.send('Network.setBlockedURLs', { urls: ['*livechat*'] });
  await client.send('Network.emulateNetworkConditions', slow4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const traffic = { requests: 0, bytes: 0 };
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength === 0) return;
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return { page, traffic };
}

declare global {
  interface Window {
    /** What the browser has reported since the page was opened. */
    timingEntries: {
      'largest-contentful-paint': PerformanceEntry[];
      'layout-shift': (PerformanceEntry & { value: number })[];
      longtask: PerformanceEntry[];
    };
  }
}

/** Runs in the page, before its own scripts. */
function observeTimings() {
  window.timingEntries = { 'largest-contentful-paint': [], 'layout-shift': [], longtask: [] };
  for (const [type, list] of Object.entries<PerformanceEntry[]>(window.timingEntries))
    new PerformanceObserver((observed) => list.push(...observed.getEntries())).observe({
      type,
      buffered: true,
    });
}

/** Runs in the page. */
function readTimings(): Timings {
  const { longtask, ...entries } = window.timingEntries;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const firstPaint = Math.round(paint?.startTime ?? Number.NaN);
  const tasks = longtask
    .filter(({ startTime }) => startTime >= firstPaint)
    .map(({ duration }) => duration);
  const shift = entries['layout-shift'].reduce((sum, { value }) => sum + value, 0);
  return {
    firstPaint,
    largestPaint: Math.round(entries['largest-contentful-paint'].at(-1)?.startTime ?? Number.NaN),
    blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...tasks),
    layoutShift: Number(shift.toFixed(4)),
  };
}
