import { devices } from '@playwright/test';

/** A slow phone: the device and the throttling that Lighthouse applies. */
const device = { ...devices['Moto G4'], viewport: { width: 412, height: 823 } };
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/**
 * @typedef {object} Timings
 * @property {number} firstPaint
 * @property {number} largestPaint
 * @property {number} blocking what tasks after the first paint take above 50 ms, in all
 * @property {number} longestTask
 * @property {number} layoutShift
 */

/**
 * Opens a page for the first time.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns times in ms
 */
export async function measureLoad(browser, url) {
  const context = await browser.newContext(device);
  const { page, traffic } = await openThrottled(context, url);
  const timings = await page.evaluate(readTimings);
  await context.close();
  return { ...timings, kilobytes: Math.round(traffic.bytes / 1000) };
}

/**
 * Opens a page twice. Returns what the second visit loads over the network.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function measureReturn(browser, url) {
  const context = await browser.newContext(device);
  const first = await openThrottled(context, url);
  await first.page.close();
  const { traffic } = await openThrottled(context, url);
  await context.close();
  return traffic;
}

/** @param {import('@playwright/test').BrowserContext} context @param {string} url */
async function openThrottled(context, url) {
  const page = await context.newPage();
  await page.addInitScript(observeTimings);
  const client = await context.newCDPSession(page);
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

/** Runs in the page, before its own scripts. */
function observeTimings() {
  /** @type {Record<string, PerformanceEntry[]>} */
  const entries = { 'largest-contentful-paint': [], 'layout-shift': [], longtask: [] };
  Object.assign(window, { entries });
  for (const [type, list] of Object.entries(entries))
    new PerformanceObserver((observed) => list.push(...observed.getEntries())).observe({
      type,
      buffered: true,
    });
}

/** Runs in the page. @returns {Timings} */
function readTimings() {
  const { entries } = /** @type {any} */ (window);
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const firstPaint = Math.round(paint?.startTime ?? Number.NaN);
  /** @type {number[]} */
  const tasks = entries.longtask
    .filter((/** @type {PerformanceEntry} */ { startTime }) => startTime >= firstPaint)
    .map((/** @type {PerformanceEntry} */ { duration }) => duration);
  const shift = entries['layout-shift'].reduce(
    (/** @type {number} */ sum, /** @type {{ value: number }} */ { value }) => sum + value,
    0,
  );
  return {
    firstPaint,
    largestPaint: Math.round(entries['largest-contentful-paint'].at(-1)?.startTime),
    blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...tasks),
    layoutShift: Number(shift.toFixed(4)),
  };
}
