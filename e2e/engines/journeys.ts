import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { shell } from '../../src/content/shell';
import { type TabId, tabs } from '../../src/navigation';
import { type Driver, startFirefox, startWebKit } from './drivers';

// The main journeys in browsers that the other specs do not run in here: Debian's WebKitGTK and
// Firefox, which need `apt-get install webkit2gtk-driver xvfb firefox-esr`.

const test = base.extend<{ site: Driver }, { engine: 'webkit' | 'firefox'; driver: Driver }>({
  engine: ['webkit', { option: true, scope: 'worker' }],

  driver: [
    async ({ engine, playwright }, use, { parallelIndex }) => {
      const webDriverPort = 1000 + Number(process.env.E2E_PORT ?? 4173) + parallelIndex;
      const driver = await (engine === 'webkit'
        ? startWebKit(webDriverPort)
        : startFirefox(playwright.firefox));
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],

  /** The hydrated site on its first screen. */
  site: async ({ driver, baseURL }, use) => {
    await driver.resize(1200, 900);
    await open(driver, `${baseURL}/`);
    await use(driver);
  },
});

async function open(driver: Driver, url: string): Promise<void> {
  // Without this, a change of the hash alone would not load the page.
  await driver.open('about:blank');
  await driver.open(url);
  await expectCount(driver, '[role=tab][tabindex="0"]', 1);
}

const countVisible = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  ).length;

const expectCount = (driver: Driver, selector: string, count: number) =>
  expect
    .poll(
      () => driver.evaluate((selector) => document.querySelectorAll(selector).length, selector),
      selector,
    )
    .toBe(count);

const expectVisible = (driver: Driver, selector: string, count = 1) =>
  expect.poll(() => driver.evaluate(countVisible, selector), selector).toBe(count);

async function expectScreen(driver: Driver, id: TabId): Promise<void> {
  await expectVisible(driver, `#${id} h1`);
  await expectVisible(driver, 'main h1');
  await expect.poll(() => driver.evaluate(() => document.title)).toBe(shell.titles[id]);
  await expectCount(driver, `[role=tab][data-navigate=${id}][aria-selected=true]`, 1);
}

async function openScreen(driver: Driver, id: TabId): Promise<void> {
  await driver.click(tab(id));
  await expectScreen(driver, id);
}

/** Where an element is: below the sticky header and above the window's end, or what is wrong. */
const position = (selector: string) => {
  const element = document.querySelector(selector);
  const header = document.querySelector('header');
  if (!element || !header) return `no ${selector}`;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < header.getBoundingClientRect().bottom - 1) return `${top} is under the header`;
  return bottom > innerHeight ? `${bottom} is below the window` : 'in view';
};

const expectInView = (driver: Driver, selector: string) =>
  expect.poll(() => driver.evaluate(position, selector), selector).toBe('in view');

const scrollTop = (driver: Driver) => driver.evaluate(() => scrollY);
const tab = (id: string) => `[role=tab][data-navigate=${id}]`;
const focused = (driver: Driver) =>
  driver.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

test('arriving shows Home', async ({ site }) => {
  await expectScreen(site, 'home');
});

test('clicking a tab shows its screen from the top', async ({ site }) => {
  for (const { id } of tabs.toReversed()) {
    await site.evaluate(() => scrollTo(0, 500));
    await openScreen(site, id);
    await expect.poll(() => scrollTop(site)).toBe(0);
  }
});

test('arrow keys and Enter show each screen, and moving along the tabs does not scroll', async ({
  site,
}) => {
  await site.click(tab('home'));
  for (const { id } of tabs.slice(1)) {
    await site.evaluate(() => scrollTo(0, 500));
    const before = await scrollTop(site);
    await site.press('ArrowRight');
    expect(await scrollTop(site)).toBe(before);
    await site.press('Enter');
    await expectScreen(site, id);
    await expect.poll(() => scrollTop(site)).toBe(0);
  }
});

test('menu of a narrow window opens, closes on Escape, and closes after a choice', async ({
  site,
}) => {
  const toggle = 'header button[aria-expanded]';
  await site.resize(390, 844);
  await expectVisible(site, '[role=tab]', 0);
  await site.click(toggle);
  await expectVisible(site, '[role=tab]', tabs.length);
  await site.press('Escape');
  await expectVisible(site, '[role=tab]', 0);
  await site.click(toggle);
  await site.click(tab('guide'));
  await expectScreen(site, 'guide');
  await expectVisible(site, '[role=tab]', 0);
});

test('carousel stops, and moves forward and back', async ({ site }) => {
  const slide = (number: number) => `[aria-roledescription=slide][aria-label="${number} of 4"]`;
  await site.click('[aria-label="Stop automatic advance"]');
  await expectCount(site, '[aria-label="Stop automatic advance"]', 0);
  await expectVisible(site, '[aria-roledescription=slide]');
  await expectVisible(site, slide(1));
  await site.click('[aria-label="Next testimonial"]');
  await expectVisible(site, slide(2));
  await site.click('[aria-label="Previous testimonial"]');
  await expectVisible(site, slide(1));
});

for (const [hash, id, heading] of [
  ['tours', 'tours', '#tours h1'],
  ['day-6', 'tours', '#day-6 h3'],
  ['accessibility', 'contact', '#accessibility h2'],
] as const)
  test(`link to #${hash} shows it below the header`, async ({ site, baseURL }) => {
    await open(site, `${baseURL}/#${hash}`);
    await expectScreen(site, id);
    await expectInView(site, heading);
    await site.evaluate(() => document.fonts.ready.then(() => undefined));
    await expectInView(site, heading);
  });

test('text fragment of another screen is shown below the header', async ({ site, baseURL }) => {
  await open(site, `${baseURL}/#:~:text=Bentota%20Adventures`);
  await expectScreen(site, 'tours');
  await expectInView(site, '#day-9 h3');
});

test('find-in-page shows a match on another screen', async ({ site, engine }) => {
  test.skip(engine === 'webkit', 'its window.find reveals no hidden match');
  await site.evaluate(() => {
    (window as unknown as { find(text: string): boolean }).find('Bentota Adventures');
  });
  await expectScreen(site, 'tours');
  await expectInView(site, '#day-9 h3');
});

test('message is received, and its toast closes', async ({ site }) => {
  await openScreen(site, 'contact');
  const message = `From ${await site.evaluate(() => navigator.userAgent)} at ${Date.now()}`;
  await site.fill('#contact [name=name]', 'Nimal');
  await site.fill('#contact [name=email]', 'nimal@example.com');
  await site.fill('#contact [name=message]', message);
  await site.click('#contact form [type=submit]');
  await expectVisible(site, '[data-variant=success]');
  const folder = 'reports/e2e/mailbox';
  const messages = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(messages.filter((text) => text.includes(message))).toHaveLength(1);
  await site.click('[data-variant=success] button');
  await expectCount(site, '[data-variant=success]', 0);
});

test('invalid form shows the first field with its label and what is wrong', async ({ site }) => {
  await openScreen(site, 'contact');
  await site.click('#contact form [type=submit]');
  await expectVisible(site, '#contact [name=name][aria-invalid=true]');
  await expectInView(site, '#contact [name=name]');
  await expectInView(site, '#contact label');
  expect(await site.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
});

test('photo viewer opens, moves on, and closes', async ({ site }) => {
  await openScreen(site, 'gallery');
  await site.click('#gallery figure button, #gallery li button');
  await expectVisible(site, 'dialog');
  const title = () => site.evaluate(() => document.querySelector('dialog h2')?.textContent);
  const first = await title();
  await site.press('ArrowRight');
  await expect.poll(title).not.toBe(first);
  await site.press('Escape');
  await expectCount(site, 'dialog', 0);
  expect(await focused(site)).toContain(first);
});

test('play button of the video is round', async ({ site }) => {
  const [width, height] = await site.evaluate(() => {
    const box = document
      .querySelector('#home [aria-label^="Play the video"]')
      ?.getBoundingClientRect();
    return [box?.width, box?.height];
  });
  expect(width).toBeGreaterThan(40);
  expect(height).toBe(width);
});
