import { tabs } from '../src/navigation';
import { expect, test } from './support/fixtures';
import { appScripts, delayRequests } from './support/network';

// The 'navigate' event from other windows, before hydration, and many times.

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

test('switching screens 200 times leaks no nodes, listeners, or memory', async ({
  site,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium exposes memory counters');
  const count = 200;
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
      { ids: tabs.map(({ id }) => id), count },
    );
    const after = await countMemory();
    expect(after.nodes - before.nodes).toBeLessThan(count / 4);
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(count / 4);
    expect(after.usedSize - before.usedSize).toBeLessThan(count * 15_000);
  }).toPass({ timeout: 60_000 });
});
