// Measures long tasks during startup and the latency of interactions, with 4x CPU throttling.
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { findBrowser, resolveOnlyLocalHosts } from '../../src/build/tools/browser.mjs';

/** @typedef {import('playwright-core').Page} Page */

const startups = 5;
const repetitions = 20;
const throttling = { rate: 4 };
/** How long the mouse or a finger stays down, in ms. */
const click = { delay: 80 };
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1350, height: 940 } };

const nextTestimonial = (/** @type {Page} */ page) =>
  page.getByRole('button', { name: 'Next testimonial' });

/** @type {{ name: string, screen: object, prepare?: (page: Page) => Promise<unknown>, act: (page: Page, round: number) => Promise<unknown> }[]} */
const interactions = [
  {
    name: 'switch tabs',
    screen: desktop,
    act: (page, round) =>
      page
        .getByRole('tab')
        .nth((round + 1) % 5)
        .click(click),
  },
  {
    name: 'open or close the menu',
    screen: phone,
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(click),
  },
  {
    name: 'move the carousel',
    screen: desktop,
    prepare: (page) => nextTestimonial(page).scrollIntoViewIfNeeded(),
    act: (page) => nextTestimonial(page).click(click),
  },
  {
    name: 'type a letter',
    screen: desktop,
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'Contact' }).click();
      await page.getByRole('textbox', { name: 'message' }).focus();
    },
    act: (page) => page.keyboard.press('a'),
  },
  {
    name: 'open or close the photo viewer',
    screen: desktop,
    prepare: (page) => page.getByRole('tab', { name: 'Gallery' }).click(),
    act: (page, round) => {
      const name = round % 2 ? 'Close picture' : 'Enlarge picture';
      return page.getByRole('button', { name }).first().click(click);
    },
  },
];

/**
 * Prints the long tasks of each page's startup, then the median and the maximum time from an event
 * to the next paint for each interaction with the first page, in ms.
 *
 * @param {Record<string, string>} urls pages by name
 */
export async function measureInteractions(urls) {
  const args = [resolveOnlyLocalHosts];
  const browser = await chromium.launch({ ...findBrowser('chrome'), args });
  console.log(`\nLong tasks during startup, in ms, 4x CPU throttling, ${startups} times`);
  for (const [name, url] of Object.entries(urls))
    for (let round = 0; round < startups; round++)
      console.log(`${name}: ${await measureStartup(browser, url)}`);

  /** @type {Record<string, object>} */
  const table = {};
  for (const { name, screen, prepare, act } of interactions) {
    const page = await browser.newPage(screen);
    await page.goto(Object.values(urls)[0] ?? '');
    await page.locator('[role=tab][tabindex="0"]').waitFor({ state: 'attached' });
    await prepare?.(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', throttling);
    await page.evaluate(recordLatencies);
    for (let round = 0; round < repetitions; round++) {
      await act(page, round);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))),
      );
    }
    /** @type {number[]} */
    const slow = await page.evaluate(() => Object.values(/** @type {any} */ (window).latencies));
    // The browser does not report events faster than 16 ms.
    const fast = Array(Math.max(0, repetitions - slow.length)).fill(8);
    const sorted = [...fast, ...slow].sort((a, b) => a - b);
    table[name] = { median: sorted[sorted.length >> 1], maximum: sorted.at(-1) };
    await page.close();
  }
  console.log(`\nFrom event to next paint, in ms, 4x CPU throttling, ${repetitions} times`);
  console.table(table);
  await browser.close();
}

/** Runs in the page: records the longest event of each interaction in `window.latencies`. */
function recordLatencies() {
  const latencies = /** @type {Record<number, number>} */ ({});
  Object.assign(window, { latencies });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId: id, duration } = /** @type {any} */ (entry);
      if (id) latencies[id] = Math.max(latencies[id] ?? 0, duration);
    }
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
}

/** Runs in the page. @returns {Promise<string>} The durations of tasks over 50 ms. */
function longTasks() {
  return new Promise((resolve) => {
    new PerformanceObserver((list) =>
      resolve(
        list
          .getEntries()
          .map(({ duration }) => Math.round(duration))
          .join(', '),
      ),
    ).observe({ type: 'longtask', buffered: true });
    setTimeout(resolve, 500, 'none');
  });
}

/**
 * Measures the long tasks of a page's startup on a phone: layout, script evaluation, and hydration.
 * Uses a bare CDP target, because in a page that Playwright or Lighthouse inspects the browser parses
 * all of React again to locate React's first Error, which takes longer than everything else.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function measureStartup(browser, url) {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const target = { url: 'about:blank', browserContextId };
  const { targetId } = await session.send('Target.createTarget', target);
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  let lastId = 0;
  /** @param {string} method @param {object} params @returns {Promise<any>} */
  const send = async (method, params) => {
    const id = ++lastId;
    const response = new Promise((resolve) => {
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const received = JSON.parse(message);
        if (received.id === id) resolve(received.result);
      });
    });
    const message = JSON.stringify({ id, method, params });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    return response;
  };
  const metrics = { ...phone.viewport, mobile: true, deviceScaleFactor: 1 };
  await send('Emulation.setDeviceMetricsOverride', metrics);
  await send('Emulation.setCPUThrottlingRate', throttling);
  await send('Page.navigate', { url });
  await wait(4000);
  const expression = `(${longTasks})()`;
  const { result } = await send('Runtime.evaluate', { expression, awaitPromise: true });
  await session.send('Target.disposeBrowserContext', { browserContextId });
  await session.detach();
  return result.value;
}
