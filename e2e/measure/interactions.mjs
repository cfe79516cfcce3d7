// How long the page is busy with itself when the processor is slowed down four times, and how soon
// it then answers a visitor.
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { findBrowser, quiet } from '../support/browser.mjs';

const starts = 5;
const times = 20;
/** Milliseconds a finger or a mouse stays down. */
const press = { delay: 80 };
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1350, height: 940 } };

/** @typedef {import('playwright-core').Page} Page */

/** @type {{ name: string, screen: object, start: (page: Page) => Promise<unknown>, act: (page: Page, round: number) => Promise<unknown> }[]} */
const controls = [
  {
    name: 'switch tabs',
    screen: desktop,
    start: async () => {},
    act: (page, round) =>
      page
        .getByRole('tab')
        .nth((round + 1) % 5)
        .click(press),
  },
  {
    name: 'open or close the menu',
    screen: phone,
    start: async () => {},
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(press),
  },
  {
    name: 'move the carousel',
    screen: desktop,
    start: (page) =>
      page.getByRole('button', { name: 'Next testimonial' }).scrollIntoViewIfNeeded(),
    act: (page) => page.getByRole('button', { name: 'Next testimonial' }).click(press),
  },
  {
    name: 'type a letter',
    screen: desktop,
    start: async (page) => {
      await page.getByRole('tab', { name: 'Contact' }).click();
      await page.getByRole('textbox', { name: 'message' }).focus();
    },
    act: (page) => page.keyboard.press('a'),
  },
];

/** Keeps the longest time from an event of each interaction to the paint that follows it. */
function watch() {
  const durations = /** @type {Record<number, number>} */ ({});
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = /** @type {any} */ (entry);
      if (interactionId)
        durations[interactionId] = Math.max(durations[interactionId] ?? 0, duration);
    }
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
}

/** @returns {Promise<string>} How long each task took so far that kept the page busy for over 50 ms. */
function tasks() {
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
 * The tasks over 50 ms while a page starts on a phone, which is to say while it is laid out,
 * its script is read and it is hydrated, in ms.
 *
 * Not in a page of Playwright's: watched by its tools, and by Lighthouse's, the browser reads all of
 * React once more to say where React makes its first Error, which takes longer than all the rest.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function startOn(browser, url) {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  let id = 0;
  /** @param {string} method @param {object} params @returns {Promise<any>} */
  const send = async (method, params) => {
    const sent = ++id;
    const message = JSON.stringify({ id: sent, method, params });
    const answered = new Promise((resolve) => {
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const answer = JSON.parse(message);
        if (answer.id === sent) resolve(answer.result);
      });
    });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    return answered;
  };
  const { viewport, isMobile: mobile } = phone;
  await send('Emulation.setDeviceMetricsOverride', { ...viewport, mobile, deviceScaleFactor: 1 });
  await send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await send('Page.navigate', { url });
  await wait(4000);
  const { result } = await send('Runtime.evaluate', {
    expression: `(${tasks})()`,
    awaitPromise: true,
  });
  await session.send('Target.disposeBrowserContext', { browserContextId });
  await session.detach();
  return result.value;
}

/**
 * Prints, for each control, the median and the worst time in ms from the event to the next paint.
 *
 * @param {Record<string, string>} addresses ours, and the page without its scripts
 */
export async function interactions(addresses) {
  const browser = await chromium.launch({ ...findBrowser('chromium'), args: quiet });
  console.log(
    `\nTasks over 50 ms while the page starts, at a quarter of the speed, ${starts} times`,
  );
  for (const [name, url] of Object.entries(addresses))
    for (let round = 0; round < starts; round++)
      console.log(`${name}: ${await startOn(browser, url)}`);
  const url = addresses.ours ?? '';
  /** @type {Record<string, object>} */
  const table = {};
  for (const { name, screen, start, act } of controls) {
    const page = await browser.newPage(screen);
    await page.goto(url);
    await page.locator('[role=tab][tabindex="0"]').waitFor({ state: 'attached' });
    await start(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(watch);
    for (let round = 0; round < times; round++) {
      await act(page, round);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))),
      );
    }
    const slow = await page.evaluate(() => Object.values(/** @type {any} */ (window).durations));
    // The browser reports no event that took less than 16 ms.
    const all = [...Array(Math.max(0, times - slow.length)).fill(8), ...slow].sort((a, b) => a - b);
    table[name] = { median: all[all.length >> 1], worst: all.at(-1) };
    await page.close();
  }
  console.log(
    `\nFrom the event to the next paint, in ms, at a quarter of the speed, ${times} times`,
  );
  console.table(table);
  await browser.close();
}
