import { tabs } from '../src/navigation';
import { expect, test } from './support/fixtures';
import { appScripts, delayRequests } from './support/network';

// Any script can dispatch 'navigate' with any detail: the last valid one wins, and nothing throws.

test('any detail that is not a tab id shows Home', async ({ site }) => {
  const screens = await site.evaluate(async () => {
    const details: unknown[] = [
      undefined,
      null,
      0,
      Number.NaN,
      1n,
      true,
      '',
      ' home',
      'CONTACT',
      '__proto__',
      'toString',
      '../contact',
      '<img src=x onerror=alert(1)>',
      '\ud800',
      'x'.repeat(1_000_000),
      Symbol('contact'),
      ['contact'],
      { id: 'contact' },
      { toString: () => 'contact' },
      new Proxy(
        {},
        {
          get() {
            throw new Error('property read');
          },
        },
      ),
      () => 'contact',
      document,
      window,
      new Date(Number.NaN),
    ];
    const screens: (string | undefined)[] = [];
    for (const detail of details) {
      for (const one of ['tours', detail])
        window.dispatchEvent(new CustomEvent('navigate', { detail: one }));
      await new Promise((resolve) => setTimeout(resolve));
      screens.push(document.querySelector('[data-screen=shown]')?.id);
    }
    return screens;
  });
  expect(screens.length).toBeGreaterThan(20);
  expect(new Set(screens)).toEqual(new Set(['home']));
});

test('an event without detail shows Home', async ({ site }) => {
  await site.evaluate(() => {
    window.dispatchEvent(new CustomEvent('navigate', { detail: 'tours' }));
    window.dispatchEvent(new Event('navigate'));
  });
  await expect(site.locator('[data-screen=shown]')).toHaveId('home');
});

test('the last of a thousand events in one task wins', async ({ site }) => {
  await site.evaluate((ids) => {
    for (let time = 0; time < 1000; time += 1)
      window.dispatchEvent(new CustomEvent('navigate', { detail: ids[time % ids.length] }));
    window.dispatchEvent(new CustomEvent('navigate', { detail: 'guide' }));
  }, ids());
  await expect(site.locator('[data-screen=shown]')).toHaveId('guide');
  await expect(site.locator('#guide h1')).toBeFocused();
  await expect(site).toHaveTitle(/^Travel Guide/);
});

test('an event dispatched by a listener wins over the event it handles', async ({ site }) => {
  await site.evaluate(() => {
    window.addEventListener(
      'navigate',
      () => window.dispatchEvent(new CustomEvent('navigate', { detail: 'gallery' })),
      { once: true },
    );
    window.dispatchEvent(new CustomEvent('navigate', { detail: 'contact' }));
  });
  // App handles both events, the inner one last.
  await expect(site.locator('[data-screen=shown]')).toHaveId('gallery');
});

test('an event dispatched while a screen renders wins', async ({ site }) => {
  await site.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          observer.disconnect();
          window.dispatchEvent(new CustomEvent('navigate', { detail: 'contact' }));
          resolve();
        }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['hidden'] });
        window.dispatchEvent(new CustomEvent('navigate', { detail: 'tours' }));
      }),
  );
  await expect(site.locator('[data-screen=shown]')).toHaveId('contact');
  await expect(site.locator('[data-screen=shown]')).toHaveCount(1);
});

test('an event created in a removed iframe is handled', async ({ site }) => {
  await site.evaluate(() => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const Foreign = (frame.contentWindow as typeof globalThis & Window).CustomEvent;
    const event = new Foreign('navigate', { detail: 'guide' });
    frame.remove();
    window.dispatchEvent(event);
  });
  await expect(site.locator('[data-screen=shown]')).toHaveId('guide');
});

test('the last event before hydration is replayed', async ({ page }) => {
  const release = await delayRequests(page, appScripts);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    for (const detail of [null, 'contact', 'nowhere', 'guide'])
      window.dispatchEvent(new CustomEvent('navigate', { detail }));
  });
  release();
  await expect(page.locator('[data-screen=shown]')).toHaveId('guide');
  await expect(page.locator('[data-screen=shown]')).toHaveCount(1);
});

/** 200 are enough to show a leak; `SWITCHES=1000 npm test -- e2e` measures more. */
const count = Number(process.env.SWITCHES ?? 200);

test('switching screens many times leaks no nodes, listeners, or memory', async ({
  site,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium exposes memory counters');
  test.setTimeout(60_000 + count * 600);
  const client = await site.context().newCDPSession(site);
  const countMemory = async () => {
    // One round does not collect everything released in the last task.
    for (let round = 0; round < 3; round += 1) {
      await client.send('HeapProfiler.collectGarbage');
      await site.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    }
    const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
    const { usedSize } = await client.send('Runtime.getHeapUsage');
    return { nodes, jsEventListeners, usedSize };
  };
  // Repeated, because images or the toaster may load during one run; a leak shows in every run.
  await expect(async () => {
    const before = await countMemory();
    await site.evaluate(
      async ({ ids, count }) => {
        for (let time = 0; time < count; time += 1) {
          const detail = ids[time % ids.length];
          window.dispatchEvent(new CustomEvent('navigate', { detail }));
          await new Promise((resolve) => setTimeout(resolve));
        }
      },
      { ids: ids(), count },
    );
    const after = await countMemory();
    test.info().annotations.push({
      type: 'memory before and after',
      description: JSON.stringify({ before, after }),
    });
    expect(after.nodes - before.nodes).toBeLessThan(count / 4);
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(count / 4);
    expect(after.usedSize - before.usedSize).toBeLessThan(count * 15_000);
  }).toPass({ timeout: 30_000 + count * 300 });
});

function ids(): string[] {
  return tabs.map(({ id }) => id);
}
