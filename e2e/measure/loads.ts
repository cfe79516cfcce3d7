import { chromium, devices, type LaunchOptions } from 'playwright';
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
export interface Load {
  firstPaint: number;
  largestPaint: number;
  /** What tasks after the first paint take above 50 ms, in all. */
  blocking: number;
}

/** Opens a page in a new browser, because one that was used before hides what a first load costs. */
export async function measureLoad(options: LaunchOptions, url: string): Promise<Load> {
  const browser = await chromium.launch(options);
  try {
    const page = await browser.newPage(device);
    await page.addInitScript(observeTimings);
    const client = await cdpSession(page);
    await client.send('Network.enable');
    await client.send('Network.setBlockedURLs', { urls: ['*livechat*'] });
    await client.send('Network.emulateNetworkConditions', slow4G);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'networkidle' });
    // On a busy machine, the network may be idle before the first paint.
    await page.waitForFunction(() => window.timingEntries['largest-contentful-paint'].length > 0);
    return await page.evaluate(readTimings);
  } finally {
    await browser.close();
  }
}

declare global {
  interface Window {
    /** What the browser has reported since the page was opened. */
    timingEntries: {
      'largest-contentful-paint': PerformanceEntry[];
      longtask: PerformanceEntry[];
    };
  }
}

/** Runs in the page, before its own scripts. */
function observeTimings() {
  window.timingEntries = { 'largest-contentful-paint': [], longtask: [] };
  for (const [type, list] of Object.entries<PerformanceEntry[]>(window.timingEntries))
    new PerformanceObserver((observed) => list.push(...observed.getEntries())).observe({
      type,
      buffered: true,
    });
}

/** Runs in the page. */
function readTimings(): Load {
  const { longtask, ...entries } = window.timingEntries;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const firstPaint = Math.round(paint?.startTime ?? Number.NaN);
  return {
    firstPaint,
    largestPaint: Math.round(entries['largest-contentful-paint'].at(-1)?.startTime ?? Number.NaN),
    blocking: longtask
      .filter(({ startTime }) => startTime >= firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  };
}
