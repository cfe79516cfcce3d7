import type { NetworkFixture } from '@msw/playwright';
import type { Page } from '@playwright/test';
import { type HttpResponse, http } from 'msw';
import { shell } from '../src/content/shell';
import { tabs } from '../src/navigation';
import { expectNoFaults } from './inspector/inspect';
import { withStyles } from './inspector/screenshots/screenshot';
import { resize, type SizeName, type SweepOptions, sweep } from './inspector/variants';
import type { AllowedErrors } from './support/browser-errors';
import { cdpSession } from './support/cdp';
import { ContactForm } from './support/contact-form';
import { expect, test } from './support/fixtures';
import { sendUrl } from './support/network';
import { openSite } from './support/open-site';
import { openWithoutHomeScreen, openWithoutShell } from './support/render-errors';
import {
  inFull,
  navigateTo,
  openAnswers,
  openNotFound,
  openPhotoViewer,
  openWithoutApp,
  sheetOfA4,
} from './support/screens';

// Runs the inspector on each screen, and on the states below. What it looks at, and in which preferences
// and states of controls, is in inspector/README.md; the sizes are in inspector/variants.ts.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const smallSizes: SizeName[] = ['small phone', '400% zoom', 'landscape phone'];
const otherSizes: SizeName[] = [...smallSizes, '200% zoom', 'tablet', 'wide screen'];

// The names on the map stay as they are: wider letters reach other stops, or are cut off at its edge.
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }
svg, svg * { letter-spacing: normal !important; word-spacing: normal !important; }`;

for (const { id, label } of tabs) {
  test(`${label} screen has no faults`, async ({ site }) => {
    await navigateTo(site, id);
    await sweep(site, label);
  });

  test(`${label} screen has no faults in other windows, with wider text spacing, and with motion`, async ({
    site,
  }) => {
    await navigateTo(site, id);
    for (const size of otherSizes) {
      await resize(site, size);
      await expectNoFaults(site, `${label}, ${size}`);
    }
    for (const size of ['phone', 'desktop', 'wide screen'] as const) {
      await resize(site, size);
      const where = `${label}, ${size}, wider text spacing`;
      await withStyles(site, textSpacing, () => expectNoFaults(site, where));
    }
    await expectNoFaultsWithMotion(site, label);
  });
}

interface Fixtures {
  page: Page;
  network: NetworkFixture;
  allowedErrors: AllowedErrors;
}

interface Rendering extends SweepOptions {
  /** Brings the page into this state. */
  open: (fixtures: Fixtures) => Promise<void>;
}

const onTheSite: Record<string, Rendering> = {
  'open menu': {
    async open({ page }) {
      await resize(page, 'phone');
      await page.getByRole('button', { name: shell.menu }).click();
    },
    colorSizes: ['phone'],
    lightSizes: [...smallSizes, 'tablet'],
  },
  'open photo viewer': {
    open: ({ page }) => openPhotoViewer(page),
    lightSizes: smallSizes,
  },
  'open answers': {
    open: ({ page }) => openAnswers(page),
    colorSizes: ['phone'],
    lightSizes: ['desktop', 'small phone'],
  },
  'started message': {
    open: ({ page }) => new ContactForm(page).openFromTour(),
    colorSizes: ['phone'],
    lightSizes: ['desktop', 'small phone'],
  },
  'invalid form': {
    open: ({ page }) => new ContactForm(page).submitEmpty(),
    colorSizes: ['phone'],
    lightSizes: ['desktop', 'small phone'],
  },
  'form after a failure': {
    async open({ page, network, allowedErrors }) {
      const form = new ContactForm(page);
      await form.sendAndFail({ network, allowedErrors });
      await form.keepOpen(form.failureToast);
    },
    colorSizes: ['desktop'],
    lightSizes: ['phone', 'small phone'],
  },
  'form after an unknown outcome': {
    open: ({ page, ...fixtures }) => new ContactForm(page).sendWithUnknownOutcome(fixtures),
    colorSizes: ['phone'],
    lightSizes: ['desktop', 'small phone'],
  },
  'form after a success': {
    open: ({ page }) => sendMessage(page),
    colorSizes: ['phone'],
    lightSizes: ['desktop', 'small phone'],
  },
};

for (const [name, { open, ...variants }] of Object.entries(onTheSite))
  test(`${name} has no faults`, async ({ site: page, network, allowedErrors }) => {
    await open({ page, network, allowedErrors });
    await sweep(page, name, variants);
    await expectNoFaultsWithMotion(page, name);
  });

test('form while it sends has no faults', async ({ site, network }) => {
  network.use(http.post(sendUrl, () => new Promise<HttpResponse<null>>(() => {})));
  // The form stops waiting after 30 s, and a slow machine takes longer.
  await site.evaluate(() => {
    const { setTimeout } = window;
    const withoutLimits = (run: TimerHandler, ms = 0) => (ms < 30_000 ? setTimeout(run, ms) : 0);
    window.setTimeout = withoutLimits as typeof setTimeout;
  });
  const form = new ContactForm(site);
  await form.open();
  await form.send();
  await expect(form.sendingButton).toBeDisabled();
  await sweep(site, 'form while it sends', { colorSizes: ['phone'] });
  await expectNoFaultsWithMotion(site, 'form while it sends');
  await expect(form.sendingButton).toBeDisabled();
});

type Opening = (fixtures: Omit<Fixtures, 'network'>) => Promise<void>;

const otherPages: Record<string, Opening> = {
  // The page without scripts is the same.
  'page whose app fails to load': ({ page, allowedErrors }) => openWithoutApp(page, allowedErrors),
  'page for an address that does not exist': ({ page, allowedErrors }) =>
    openNotFound(page, allowedErrors),
  'screen that failed to render': ({ page, allowedErrors }) =>
    openWithoutHomeScreen(page, allowedErrors),
  'page that failed to render': ({ page, allowedErrors }) => openWithoutShell(page, allowedErrors),
};

for (const [name, open] of Object.entries(otherPages))
  test(`${name} has no faults`, async ({ page, allowedErrors }) => {
    await open({ page, allowedErrors });
    await sweep(page, name, { colorSizes: ['phone'], lightSizes: ['desktop', 'small phone'] });
    await expectNoFaultsWithMotion(page, name);
  });

test('screens have no faults in windows of other widths, text over pictures included', async ({
  site,
}) => {
  for (const { id, label } of tabs) {
    await navigateTo(site, id);
    // Two columns; then the narrowest window in which the text of a hero is on its picture, and a wide one.
    for (const width of [768, 1081, 1920]) {
      await site.setViewportSize({ width, height: 1000 });
      await expectNoFaults(site, `${label}, ${width} px wide`, { overPictures: 'all' });
    }
  }
});

test('no screen scrolls sideways in a window 280 px wide', async ({ site }) => {
  // The narrowest window is 320 px wide (WCAG 1.4.10), of which a classic scroll bar leaves at least this.
  await site.setViewportSize({ width: 280, height: 640 });
  for (const { id, label } of tabs) {
    await navigateTo(site, id);
    const width = await site.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, label).toBe(280);
  }
});

test('default font size of 32 px causes no faults', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium has the DevTools Protocol');
  const session = await cdpSession(page);
  await openSite(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  for (const size of ['desktop', 'phone', 'small phone'] as const) {
    await resize(page, size);
    for (const { id, label } of tabs) {
      await navigateTo(page, id);
      await expectNoFaults(page, `${label}, ${size}, 32 px`);
    }
  }
  await page.getByRole('button', { name: shell.menu }).click();
  await expectNoFaults(page, 'menu, 32 px');
  await page.keyboard.press('Escape');
  await sendMessage(page);
  const { successToast: toast } = new ContactForm(page);
  await expect(toast).toBeInViewport(inFull);
  await resize(page, 'phone');
  await expect(toast).toBeInViewport(inFull);
  // In a small window, so large a toast covers the header for its five seconds.
  await resize(page, 'wide screen');
  await expectNoFaults(page, 'toast, 32 px');
});

test('printed page has no faults', async ({ site }) => {
  await site.setViewportSize(sheetOfA4);
  await site.emulateMedia({ media: 'print' });
  for (const { id, label } of tabs) {
    await navigateTo(site, id);
    for (const colorScheme of ['light', 'dark'] as const) {
      await site.emulateMedia({ media: 'print', colorScheme });
      await expectNoFaults(site, `${label} in print, ${colorScheme}`);
    }
  }
});

async function expectNoFaultsWithMotion(page: Page, rendering: string) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectNoFaults(page, `${rendering}, with motion`);
}

/** Sends a message, whose toast stays. */
async function sendMessage(page: Page) {
  const form = new ContactForm(page);
  await form.open();
  await form.send();
  await form.keepOpen(form.successToast);
}
