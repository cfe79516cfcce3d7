import { devices } from '@playwright/test';

export const times = 20;

/** @type {Record<string, import('@playwright/test').BrowserContextOptions>} */
const contexts = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  desktop: { viewport: { width: 1440, height: 900 } },
};

/**
 * Presses controls for 80 ms each, with a CPU 4 times slower.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns for each device and interaction, the times from event to next paint in ms
 */
export async function measureInteractions(browser, url) {
  /** @type {Record<string, Record<string, number[]>>} */
  const results = {};
  for (const [device, options] of Object.entries(contexts)) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await page.addInitScript(observeInteractions);
    await page.goto(url);
    await page.locator('[data-app=ready]').waitFor({ state: 'attached' });
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    results[device] = {};
    for (const [name, interact] of Object.entries(interactions(page))) {
      /** @type {number[]} */
      const durations = [];
      for (let time = 0; time < times; time++) {
        await page.evaluate(() => Object.assign(window, { longestInteraction: 0 }));
        await interact(time);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))),
        );
        durations.push(await page.evaluate(() => /** @type {any} */ (window).longestInteraction));
      }
      results[device][name] = durations;
    }
    await context.close();
  }
  return results;
}

/** @param {import('@playwright/test').Page} page @returns {Record<string, (time: number) => Promise<void>>} */
function interactions(page) {
  /** @param {import('@playwright/test').Locator} control */
  const press = (control) => control.click({ delay: 80 });
  const menu = page.locator('header [aria-expanded]');
  const tabs = page.locator('[role=tab]');
  const select = async (/** @type {import('@playwright/test').Locator} */ tab) => {
    if (await menu.isVisible()) await menu.click();
    await press(tab);
    // On a slow phone, the menu closes later.
    await page.locator('header [aria-expanded=true]').waitFor({ state: 'detached' });
  };
  const selectTab = (/** @type {string} */ id) => select(page.locator(`#tab-${id}`));
  return {
    tabs: async (time) => select(tabs.nth((time + 1) % (await tabs.count()))),
    menu: async () => {
      if (await menu.isVisible()) await press(menu);
    },
    carousel: async (time) => {
      if (time === 0) await selectTab('home');
      await press(page.locator('[aria-roledescription=carousel] button').last());
    },
    'button that navigates': async (time) => {
      if (time > 0) await selectTab('home');
      await press(page.locator('#home [data-navigate=contact]:visible').first());
    },
    typing: async (time) => {
      if (time === 0) await selectTab('contact');
      await page.locator('#contact textarea').press('a', { delay: 80 });
    },
    'photo viewer': async (time) => {
      if (time === 0) await selectTab('gallery');
      await press(page.locator('#gallery [aria-haspopup=dialog]').nth(time % 3));
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))),
      );
      await page.keyboard.press('Escape');
    },
  };
}

/** Runs in the page. Durations are multiples of 8 ms; what the browser does not report took less than 16. */
function observeInteractions() {
  Object.assign(window, { longestInteraction: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (/** @type {any} */ (entry).interactionId)
        Object.assign(window, {
          longestInteraction: Math.max(
            /** @type {any} */ (window).longestInteraction,
            entry.duration,
          ),
        });
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16 }));
}
