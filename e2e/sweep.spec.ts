import type { Page } from '@playwright/test';
import { http } from 'msw';
import { describeFinding } from './inspector/findings';
import { expectNoFaults, findFaults } from './inspector/inspect';
import type { InspectionOptions } from './inspector/inspect-page';
import { withStyles } from './inspector/screenshots/screenshot';
import {
  inState,
  inspectsAll,
  type Preference,
  preferences,
  resize,
  type SizeName,
  type State,
  textSpacing,
} from './inspector/variants';
import { expectNoAxeViolations } from './support/axe';
import type { AllowedErrors } from './support/browser-errors';
import { cdpSession, isChromium } from './support/cdp';
import { ContactForm } from './support/contact-form';
import { tabs } from './support/content';
import { expect, test } from './support/fixtures';
import { deferred, sendUrl } from './support/network';
import { openWithoutHomeScreen } from './support/render-errors';
import {
  inFull,
  menuButton,
  navigateTo,
  openAnswers,
  openNotFound,
  openPhotoViewer,
  openWithoutApp,
  sheetOfA4,
} from './support/screens';
import { stubThirdParties, thirdPartyRequests } from './support/third-parties/stubs';
import { expectPlayerFocused, playVideo } from './support/third-parties/widgets';

// Looks for faults on each screen and in the states below, with every rule of axe and with the inspector
// (inspector/README.md). Whatever only one component shows is inspected in that component. The inspector judges
// colors in every preference, and layout in every size; axe judges each state once in light, and screens in the
// two layouts of the header. With E2E_ALL=1, both judge every combination.

// Animations repaint the page, which is slow without a GPU.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * The states of controls, each with the preferences in which its colors differ. A control that is pressed has
 * the colors of one that is hovered, and a tint, which only pictures show; a system that forces colors also forces
 * those of hovered controls.
 */
const controlStates: [State, readonly Preference[]][] = inspectsAll
  ? [
      ['hover', ['light', 'dark', 'forced colors']],
      ['focus', ['light', 'dark', 'forced colors']],
      ['active', ['light', 'dark', 'forced colors']],
    ]
  : [
      ['hover', ['light', 'dark']],
      ['focus', ['light', 'dark', 'forced colors']],
    ];

const allPreferences = Object.keys(preferences) as Preference[];

interface SweepOptions {
  /**
   * The sizes to inspect in light; the first one, in every preference; and the last one, with motion. `small phone` is
   * skipped if the list has `400% zoom`, whose window is as narrow and even shorter.
   */
  sizes: readonly SizeName[];
  /** A selector of the parts of the page that differ from what is inspected elsewhere. */
  within?: string;
  /** The color preferences to inspect: by default, those in which colors or borders may differ. */
  preferences?: readonly Preference[];
  /** Whether to inspect controls while they are hovered, focused, or active, too, in the first size. */
  withControls?: boolean;
  /** Whether to measure text over pictures, too, in the first size. */
  overPictures?: boolean;
}

/**
 * Runs the inspector and axe on the page as it is now. `rendering` names the page and what is open in it. Leaves
 * the page in light, in the first size.
 *
 * The rules about colors are blind to the size of the window, and those about the layout to colors, unless
 * these are forced.
 */
async function sweep(page: Page, rendering: string, options: SweepOptions): Promise<void> {
  const { sizes, within, withControls = false, overPictures = false } = options;
  const names = inspectsAll
    ? allPreferences
    : (options.preferences ?? ['light', 'dark', 'forced colors']);
  const isRepeated = (size: SizeName) => size === 'small phone' && sizes.includes('400% zoom');
  const [first = 'desktop', ...others] = sizes.filter((size) => inspectsAll || !isRepeated(size));
  const inspectIn = async (
    size: SizeName,
    preference: Preference,
    what: InspectionOptions,
    state: State = 'rest',
  ) => {
    await resize(page, size);
    await page.emulateMedia(preferences[preference]);
    const where = [rendering, size, preference, state].join(', ');
    await expectNoFaults(page, where, { within, ...what });
  };

  for (const size of others) {
    const reducedMotion = size === others.at(-1) ? 'no-preference' : 'reduce';
    await page.emulateMedia({ reducedMotion });
    if (inspectsAll) for (const name of names) await inspectIn(size, name, { overPictures: 'all' });
    // What the header has in place of its tabs has colors, too.
    else await inspectIn(size, 'light', { colors: size === 'phone' });
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const name of names) {
    const hasLayout = inspectsAll || name === 'light' || name === 'forced colors';
    // With more contrast, text over pictures is the same.
    const hasPictures = inspectsAll || (overPictures && !name.startsWith('more'));
    const what = { layout: hasLayout, overPictures: hasPictures ? ('all' as const) : undefined };
    await inspectIn(first, name, what);
  }
  // Only Chromium can set the state of every control at once.
  if (isChromium(page.context()) && (withControls || inspectsAll))
    for (const [state, statePreferences] of controlStates) {
      const isFocused = state === 'focus';
      // Focused skip links cover other text.
      const lines = inspectsAll && !isFocused ? ('in controls' as const) : undefined;
      await inState(page, state, async () => {
        for (const name of statePreferences)
          await inspectIn(first, name, { layout: false, isFocused, overPictures: lines }, state);
      });
    }
  // Axe reports a target that the sticky header partly covers as too small. At the top, the header covers nothing.
  await page.evaluate(() => scrollTo(0, 0));
  for (const name of inspectsAll ? allPreferences : (['light'] as const)) {
    await page.emulateMedia(preferences[name]);
    const about = name === 'light' || inspectsAll ? 'everything' : 'colors';
    await expectNoAxeViolations(page, `${rendering}, ${name}`, { within, about });
  }
  await page.emulateMedia(preferences.light);
}

for (const { id, label } of tabs)
  test(`${label} screen has no faults`, async ({ readOnlySite: site }) => {
    await navigateTo(site, id);
    const others: SizeName[] = inspectsAll ? ['200% zoom', 'wide screen'] : [];
    // Header and footer are the same on all screens.
    const within = id === 'home' ? 'body' : 'main';
    await sweep(site, label, {
      within,
      sizes: [
        'desktop',
        'phone',
        'small phone',
        '400% zoom',
        'landscape phone',
        ...others,
        'tablet',
      ],
      // The preference for more contrast changes the same three colors on every screen (tokens.css).
      preferences: id === 'home' ? allPreferences : undefined,
      overPictures: true,
      withControls: true,
    });
    await resize(site, 'phone');
    await expectNoAxeViolations(site, `${label}, phone`, { about: 'structure' });
    const spaced: SizeName[] = inspectsAll ? ['phone', 'desktop', 'wide screen'] : ['phone'];
    for (const size of spaced) {
      await resize(site, size);
      const where = `${label}, ${size}, wider text spacing`;
      const layout = { within, colors: false };
      await withStyles(site, textSpacing, () => expectNoFaults(site, where, layout));
    }
    await site.setViewportSize(sheetOfA4);
    // print.spec.ts tests that the dark color scheme prints as the light one does.
    for (const name of inspectsAll ? (['light', 'dark'] as const) : (['light'] as const)) {
      await site.emulateMedia({ ...preferences[name], media: 'print' });
      await expectNoFaults(site, `${label} in print, ${name}`, { within });
      if (inspectsAll)
        await expectNoAxeViolations(site, `${label} in print, ${name}`, { about: 'colors' });
    }
  });

test('open menu has no faults', async ({ readOnlySite: site }) => {
  await resize(site, 'phone');
  await menuButton(site).click();
  await expect(site.getByRole('tab')).toHaveCount(tabs.length);
  await sweep(site, 'open menu', {
    within: 'header',
    sizes: ['phone', 'small phone', '400% zoom', 'landscape phone', 'tablet'],
    withControls: true,
  });
});

test('open photo viewer has no faults', async ({ readOnlySite: site }) => {
  await openPhotoViewer(site);
  await sweep(site, 'open photo viewer', {
    within: 'dialog',
    sizes: ['desktop', 'phone', 'small phone', '400% zoom', 'landscape phone'],
    withControls: true,
  });
});

test('open answers have no faults', async ({ readOnlySite: site }) => {
  await openAnswers(site);
  await sweep(site, 'open answers', { within: '#guide details', sizes: ['phone', 'desktop'] });
});

/** What the states of the contact form change. */
const formStates: SweepOptions = {
  within: '#contact form, [role=region]:has(ol)',
  sizes: inspectsAll ? ['small phone', 'phone', 'desktop'] : ['small phone'],
};

/** For states that change only text. Their colors are those of the other states. */
const plainStates: SweepOptions = { ...formStates, preferences: ['light'] };

test('form with a started message, errors, and each outcome has no faults', async ({
  site,
  network,
  allowedErrors,
}) => {
  // The form stops waiting after 30 s, and a slow machine takes longer.
  await site.evaluate(() => {
    const { setTimeout } = window;
    const withoutLimits = (run: TimerHandler, ms = 0) => (ms < 30_000 ? setTimeout(run, ms) : 0);
    window.setTimeout = withoutLimits as typeof setTimeout;
  });
  const form = new ContactForm(site);
  await form.openFromType();
  await sweep(site, 'started message', plainStates);
  await form.sendButton.click();
  await expect(form.firstInvalid).toBeFocused();
  await sweep(site, 'invalid form', formStates);

  const { promise: released, resolve: release } = deferred();
  // Without a response, the next handler answers.
  network.use(http.post(sendUrl, () => released, { once: true }));
  await form.send();
  await expect(form.sendingButton).toBeDisabled();
  await sweep(site, 'form while it sends', plainStates);
  await expect(form.sendingButton).toBeDisabled();
  release();
  await form.keepOpen(form.successToast);
  await sweep(site, 'form after a success', formStates);

  await form.sendAndFail({ network, allowedErrors });
  await form.keepOpen(form.failureToast);
  await sweep(site, 'form after a failure', { ...formStates, withControls: true });
  await form.sendWithUnknownOutcome({ network, allowedErrors });
  await sweep(site, 'form after an unknown outcome', formStates);
});

type Opening = (page: Page, allowedErrors: AllowedErrors) => Promise<void>;

/** Tests another page, or the parts of it that differ from what is inspected elsewhere. */
function testPage(name: string, within: string, open: Opening) {
  test(`${name} has no faults`, async ({ page, allowedErrors }) => {
    await open(page, allowedErrors);
    await sweep(page, name, { within, sizes: ['desktop', 'phone', 'small phone'] });
  });
}

testPage('page whose app fails to load', 'body', openWithoutApp);
testPage('page for an address that does not exist', 'body', openNotFound);

test.describe('with content that throws', () => {
  test.use({ baseURL: async ({ serve }, use) => use(await serve('sparse')) });
  testPage('screen that failed to render', 'main', openWithoutHomeScreen);
});

test('playing video has no axe violations', async ({ site, allowedErrors }) => {
  allowedErrors.push(...thirdPartyRequests);
  await stubThirdParties(site.context());
  await playVideo(site);
  await expectPlayerFocused(site);
  await expectNoAxeViolations(site, 'playing video', { within: 'section:has(iframe)' });
});

test('text over pictures can be read when the pictures are missing', async ({
  readOnlySite: site,
}) => {
  await resize(site, 'desktop');
  for (const tab of ['home', 'tours'] as const) {
    await navigateTo(site, tab);
    await expect(site.locator(`#${tab} picture`)).not.toHaveCount(0);
    await withStyles(site, ':has(> picture) { display: none !important; }', async () => {
      for (const name of ['light', 'dark'] as const) {
        await site.emulateMedia(preferences[name]);
        const colors = { within: 'main', layout: false };
        await expectNoFaults(site, `${tab} without pictures, ${name}`, colors);
      }
    });
  }
});

test('screens have no faults in windows of other widths, text over pictures included', {
  tag: '@all',
}, async ({ readOnlySite: site }) => {
  for (const { id, label } of tabs) {
    await navigateTo(site, id);
    // Two columns; then the narrowest window in which the text of a hero is on its picture, and a wide one.
    for (const width of [768, 1081, 1920]) {
      await site.setViewportSize({ width, height: 1000 });
      await expectNoFaults(site, `${label}, ${width} px wide`, { overPictures: 'all' });
    }
  }
});

test('no screen scrolls sideways, or cuts text off, in a window narrower than any phone', async ({
  readOnlySite: site,
}) => {
  const rules = ['broken-words', 'clipped-text', 'outside-window', 'unreachable'];
  for (const { id, label } of tabs) {
    await navigateTo(site, id);
    // The narrowest window is 320 px wide (WCAG 1.4.10), of which a classic scroll bar leaves at least 280. The others
    // are what zooming to 150% and 200% leaves of phones.
    for (const width of inspectsAll ? [280, 240, 206, 180] : [180]) {
      await site.setViewportSize({ width, height: 400 });
      const faults = await findFaults(site, { within: 'body', colors: false });
      const cut = faults.filter(({ rule }) => rules.includes(rule)).map(describeFinding);
      expect.soft(cut, `${label}, ${width} px`).toEqual([]);
      const scrollWidth = await site.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrollWidth, `${label}, ${width} px`).toBe(width);
    }
  }
});

test.describe('with a default font size of 32 px', () => {
  // The page that tests reuse keeps the size that it was given last.
  const setFontSize = async (page: Page, standard: number) => {
    const session = await cdpSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  };
  test.skip(
    ({ browserName }) => browserName !== 'chromium',
    'only Chromium has the DevTools Protocol',
  );
  test.beforeEach(({ page }) => setFontSize(page, 32));
  test.afterEach(({ page }) => setFontSize(page, 16));

  test('screens, the menu, and a toast have no faults', async ({ site }) => {
    await expect(site.locator('html')).toHaveCSS('font-size', '32px');
    const windows: SizeName[] = inspectsAll
      ? ['desktop', 'phone', 'small phone']
      : ['desktop', 'small phone'];
    for (const size of windows) {
      await resize(site, size);
      for (const { id, label } of tabs) {
        await navigateTo(site, id);
        const within = id === 'home' ? 'body' : 'main';
        await expectNoFaults(site, `${label}, ${size}, 32 px`, { within, colors: false });
      }
    }
    await menuButton(site).click();
    await expectNoFaults(site, 'menu, 32 px', { within: 'header', colors: false });
    await site.keyboard.press('Escape');
    await sendMessage(site);
    const { successToast: toast } = new ContactForm(site);
    await expect(toast).toBeInViewport(inFull);
    await resize(site, 'phone');
    await expect(toast).toBeInViewport(inFull);
    // In a small window, so large a toast covers the header for its five seconds.
    await resize(site, 'wide screen');
    await expectNoFaults(site, 'toast, 32 px', { within: formStates.within, colors: false });
  });
});

/** Sends a message, whose toast stays. */
async function sendMessage(page: Page) {
  const form = new ContactForm(page);
  await form.open();
  await form.send();
  await form.keepOpen(form.successToast);
}
