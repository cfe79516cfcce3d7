import { ContactForm } from './support/contact-form';
import { contact, shell } from './support/content';
import { expect, test } from './support/fixtures';
import { appScripts, delayRequests, recordRequests } from './support/network';
import { openSite, waitForHydration } from './support/open-site';
import { menuButton, screenTitles, selectedTab, viewports } from './support/screens';

// The app loads after the first paint, so that it does not compete with fonts and images.

declare global {
  interface Window {
    /** Runs the animation frames that `delayFrames` holds back. */
    paint: () => void;
    intlUses: number;
    Intl: typeof Intl;
  }
}

/** Runs in the page. Counts the uses of `Intl`. */
function countIntl() {
  window.intlUses = 0;
  window.Intl = new Proxy(Intl, {
    get: (target, name) => {
      window.intlUses += 1;
      return Reflect.get(target, name);
    },
  });
}

/** Runs in the page. Holds back animation frames until `paint` is called. */
function delayFrames() {
  const frames: FrameRequestCallback[] = [];
  const { requestAnimationFrame: request } = window;
  window.requestAnimationFrame = (callback) => frames.push(callback);
  window.paint = () => {
    window.requestAnimationFrame = request;
    for (const callback of frames) request(callback);
  };
}

test('app is requested after the first paint', async ({ page }) => {
  const requested = recordRequests(page, appScripts);
  await page.addInitScript(delayFrames);
  await page.goto('/');
  expect(requested).toEqual([]);
  await page.evaluate(() => window.paint());
  await waitForHydration(page);
});

test('app is requested immediately in a background tab', async ({ page }) => {
  await page.addInitScript(delayFrames);
  await page.addInitScript(() =>
    Object.defineProperty(document, 'hidden', { configurable: true, value: true }),
  );
  await page.goto('/');
  await waitForHydration(page);
});

// Its first use takes a phone a tenth of a second.
test('the start of the app does not use Intl', async ({ page }) => {
  await page.addInitScript(countIntl);
  const requested = recordRequests(page, appScripts);
  await openSite(page);
  await expect.poll(() => requested.length, 'what loads when the page is idle').toBeGreaterThan(1);
  expect(await page.evaluate(() => window.intlUses)).toBe(0);
  expect(await page.evaluate(() => [new Intl.Locale('en'), window.intlUses].at(-1))).toBe(1);
});

test("last 'navigate' event before the app loads is replayed", async ({ page }) => {
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

test('button clicked before the app loads opens the menu after hydration', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  const release = await delayRequests(page, appScripts);
  const opened = openSite(page);
  const menu = menuButton(page);
  await menu.click();
  release();
  await opened;
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('tab Home clicked on a linked screen before the app loads opens Home', {
  tag: '@wide',
}, async ({ page }) => {
  const release = await delayRequests(page, appScripts);
  await page.goto('/#contact', { waitUntil: 'domcontentloaded' });
  await page.getByRole('tab', { name: shell.tabLabels.home }).click();
  release();
  await waitForHydration(page);
  await expect(page.locator('main h1').filter({ visible: true })).toHaveText([screenTitles.home]);
  await expect(selectedTab(page)).toHaveText(shell.tabLabels.home);
  await expect(selectedTab(page)).toBeFocused();
});

test('link clicked before the app loads opens its screen at once, and leaves the address as it was', async ({
  page,
}) => {
  const release = await delayRequests(page, appScripts);
  const opened = openSite(page);
  const link = page.locator('a[data-navigate=contact]:visible').first();
  await link.click();
  const titles = page.locator('main h1').filter({ visible: true });
  await expect(titles).toHaveText([screenTitles.contact]);
  release();
  await opened;
  await expect(page.locator('[data-screen=shown]')).toHaveId('contact');
  expect(new URL(page.url()).hash).toBe('');
});

test('link to a section clicked before the app loads focuses its heading', async ({ page }) => {
  const release = await delayRequests(page, appScripts);
  const opened = openSite(page);
  await page.getByRole('link', { name: shell.footer.accessibility }).click();
  const heading = page.getByRole('heading', { name: contact.accessibility.title });
  await expect(heading).toBeInViewport();
  release();
  await opened;
  await expect(heading).toBeFocused();
});

test('visitor who has scrolled since a press stays there when the app starts, and finds the message started', async ({
  page,
}) => {
  const release = await delayRequests(page, appScripts);
  const opened = openSite(page);
  await page.locator('#home button[data-about]').first().click();
  await expect(page.locator('#contact h1')).toBeVisible();
  await page.mouse.wheel(0, 200);
  const readScrollY = () => page.evaluate(() => scrollY);
  await expect.poll(readScrollY).toBe(200);
  release();
  await opened;
  await expect(new ContactForm(page).fields.message).not.toHaveValue('');
  expect(await readScrollY()).toBe(200);
});

test('button of a browser extension works before the app loads', async ({ page }) => {
  await delayRequests(page, appScripts);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Translate';
    button.onclick = () => button.replaceChildren('Translated');
    document.body.prepend(button);
  });
  await page.getByRole('button', { name: 'Translate' }).click();
  await expect(page.getByRole('button', { name: 'Translated' })).toBeVisible();
});

test('link clicked with Ctrl or Cmd before the app loads is left to the browser, which opens a new tab', async ({
  page,
}) => {
  const release = await delayRequests(page, appScripts);
  await page.goto('/#contact', { waitUntil: 'domcontentloaded' });
  // Playwright may miss the first navigation of a new tab, so none is opened.
  const isLeftToBrowser = await page
    .locator('a[data-navigate=home]')
    .first()
    .evaluate((link) => {
      let wasPrevented = true;
      const handleClick = (event: Event) => {
        wasPrevented = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', handleClick, { once: true });
      link.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
      );
      return !wasPrevented;
    });
  expect(isLeftToBrowser).toBe(true);
  release();
  await waitForHydration(page);
  await expect(page.locator('[data-screen]:not([hidden])')).toHaveId('contact');
});
