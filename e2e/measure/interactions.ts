import {
  type Browser,
  type BrowserContextOptions,
  devices,
  type Locator,
  type Page,
} from 'playwright';
import { cdpSession } from '../support/cdp';
import { openSite } from '../support/open-site';
import { viewports } from '../support/screens';

/** How often each interaction is measured. */
export const times = 20;

const contexts: Record<string, BrowserContextOptions> = {
  phone: { ...devices['Pixel 7'], viewport: viewports.phone },
  desktop: { viewport: viewports.desktop },
};

/** The times from event to next paint in ms, for each interaction. */
type Durations = Record<string, number[]>;

/** Presses controls for 80 ms each, with a CPU 4 times slower, and returns durations for each device. */
export async function measureInteractions(
  browser: Browser,
  url: string,
): Promise<Record<string, Durations>> {
  const results: Record<string, Durations> = {};
  for (const [device, options] of Object.entries(contexts)) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await page.addInitScript(observeInteractions);
    await openSite(page, url);
    const client = await cdpSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const durations: Durations = {};
    for (const [name, interact] of Object.entries(await interactions(page))) {
      durations[name] = [];
      for (let time = 0; time < times; time++) {
        await page.evaluate(() => {
          window.longestInteraction = 0;
        });
        await interact(time);
        await waitForPaint(page);
        durations[name].push(await page.evaluate(() => window.longestInteraction));
      }
    }
    results[device] = durations;
    await context.close();
  }
  return results;
}

/** Waits until the next frame is painted, and the browser has reported how long it took. */
function waitForPaint(page: Page) {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))),
  );
}

async function interactions(page: Page): Promise<Record<string, (time: number) => Promise<void>>> {
  const press = (control: Locator) => control.click({ delay: 80 });
  const menu = page.locator('header [aria-expanded]');
  const tabs = page.locator('[role=tab]');
  const select = async (tab: Locator) => {
    if (await menu.isVisible()) await menu.click();
    await press(tab);
    // On a slow phone, the menu closes later.
    await page.locator('header [aria-expanded=true]').waitFor({ state: 'detached' });
  };
  const selectTab = (id: string) => select(page.locator(`#tab-${id}`));
  return {
    tabs: async (time) => select(tabs.nth((time + 1) % (await tabs.count()))),
    ...((await menu.isVisible()) && { menu: () => press(menu) }),
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
      await page.locator('#contact [name=message]').press('a', { delay: 80 });
    },
    'photo viewer': async (time) => {
      if (time === 0) await selectTab('gallery');
      await press(page.locator('#gallery [aria-haspopup=dialog]').nth(time % 3));
      await waitForPaint(page);
      await page.keyboard.press('Escape');
    },
  };
}

declare global {
  interface Window {
    /** The longest time from event to next paint since it was last reset. */
    longestInteraction: number;
  }
}

/** Runs in the page. Durations are multiples of 8 ms; what the browser does not report took less than 16. */
function observeInteractions() {
  window.longestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId)
        window.longestInteraction = Math.max(window.longestInteraction, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
