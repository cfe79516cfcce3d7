// How soon the page answers a visitor when the processor is slowed down four times.
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';

const times = 20;
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
        .click(),
  },
  {
    name: 'open or close the menu',
    screen: phone,
    start: async () => {},
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    name: 'move the carousel',
    screen: desktop,
    start: (page) =>
      page.getByRole('button', { name: 'Next testimonial' }).scrollIntoViewIfNeeded(),
    act: (page) => page.getByRole('button', { name: 'Next testimonial' }).click(),
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

/**
 * Prints, for each control, the median and the worst time in ms from the event to the next paint.
 *
 * @param {string} url
 */
export async function interactions(url) {
  const browser = await chromium.launch({ ...findBrowser('chromium'), args: ['--no-sandbox'] });
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
