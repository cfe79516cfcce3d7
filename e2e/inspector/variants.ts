import type { Page } from '@playwright/test';
import { cdpSession, isChromium } from '../support/cdp';
import type { Finding } from './findings';
import { expectNoFaults, inspect, report } from './inspect';
import { controlSelector } from './rendered-page';
import type { LineSelection } from './rules/text-over-picture';
import { captureControls, weakIndicators } from './screenshots/measure-focus-change';

export const sizes = {
  /** A laptop's window, without the browser's own bars. */
  desktop: { width: 1440, height: 780 },
  phone: { width: 390, height: 844 },
  'small phone': { width: 320, height: 640 },
  /** What zooming to 400% and 200% leaves of a window of 1280 × 1024 px. */
  '400% zoom': { width: 320, height: 256 },
  '200% zoom': { width: 640, height: 512 },
  'landscape phone': { width: 844, height: 340 },
  tablet: { width: 820, height: 1180 },
  'wide screen': { width: 1920, height: 1080 },
} as const;

export type SizeName = keyof typeof sizes;

const light = {
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
} as const;

/** The color preferences, for `page.emulateMedia`. */
export const preferences = {
  light,
  dark: { ...light, colorScheme: 'dark' },
  'more contrast': { ...light, contrast: 'more' },
  'more contrast, dark': { ...light, colorScheme: 'dark', contrast: 'more' },
  'forced colors': { ...light, forcedColors: 'active' },
} as const;

export type Preference = keyof typeof preferences;

/**
 * Where colors are forced, a style sheet may lay out a page in another way. The others change only colors.
 */
const preferencesWithLayout: Preference[] = ['light', 'forced colors'];

/** The states of controls, as pseudo-classes. */
const states = {
  rest: [],
  hover: ['hover'],
  focus: ['focus', 'focus-visible'],
  active: ['hover', 'active'],
} as const;

export type State = keyof typeof states;

/**
 * The lines over pictures to scroll to. At each scroll position, all lines in the window are measured. In
 * the other states, lines outside of controls are as at rest. While all controls are focused, so are skip
 * links, which cover others.
 */
const measuredLines: Partial<Record<State, LineSelection>> = {
  rest: 'all',
  hover: 'in controls',
  active: 'in controls',
};

export interface SweepOptions {
  /** The sizes to inspect in every color preference; the first one, also in the other states of controls. */
  colorSizes?: SizeName[];
  /** The sizes to inspect only at rest and in light. */
  lightSizes?: SizeName[];
}

interface Variant {
  size: SizeName;
  preference: Preference;
}

/**
 * The combinations of size and preference for a state. The states look the same in every size, and with more
 * contrast, only lines and muted text differ, which is inspected at rest.
 */
function variantsOf(state: State, colorSizes: SizeName[]): Variant[] {
  const possible = (Object.keys(preferences) as Preference[]).filter(
    (preference) => state === 'rest' || !preference.startsWith('more'),
  );
  return (state === 'rest' ? colorSizes : colorSizes.slice(0, 1)).flatMap((size) =>
    possible.map((preference) => ({ size, preference })),
  );
}

/**
 * Inspects the page as it is now, in combinations of window size, preference, and state of its
 * controls. `rendering` names the page and what is open in it. Leaves the page in light, in one of the sizes.
 */
export async function sweep(
  page: Page,
  rendering: string,
  { colorSizes = ['desktop', 'phone'], lightSizes = [] }: SweepOptions = {},
): Promise<void> {
  await prefer(page, 'light');
  for (const size of lightSizes) {
    await resize(page, size);
    await expectNoFaults(page, `${rendering}, ${size}`, { overPictures: 'all' });
  }
  // Only Chromium can set the state of every control at once.
  const available = isChromium(page.context())
    ? (Object.keys(states) as State[])
    : (['rest'] as const);
  for (const state of available) {
    const variants = variantsOf(state, colorSizes);
    for await (const { size, preference, findings } of inspectState(page, state, variants))
      await report(page, [rendering, size, preference, state].join(', '), findings);
  }
  await prefer(page, 'light');
}

/**
 * Inspects the page while its controls are in a state, and yields what is found in each variant; what is
 * found by comparing screenshots with focus and without follows at the end.
 */
export async function* inspectState(
  page: Page,
  state: State,
  variants: Variant[],
): AsyncGenerator<Variant & { findings: Finding[] }> {
  const captures = [];
  const release = await force(page, states[state]);
  try {
    for (const variant of variants) {
      const { size, preference } = variant;
      await resize(page, size);
      await prefer(page, preference);
      const { findings, withoutOutline } = await inspect(page, {
        layout: state === 'rest' && preferencesWithLayout.includes(preference),
        isFocused: state === 'focus',
        overPictures: measuredLines[state],
      });
      yield { ...variant, findings };
      if (withoutOutline.length === 0) continue;
      const focused = await captureControls(page, withoutOutline);
      captures.push({ variant, withoutOutline, focused });
    }
  } finally {
    await release();
  }
  for (const { variant, withoutOutline, focused } of captures) {
    await resize(page, variant.size);
    await prefer(page, variant.preference);
    yield { ...variant, findings: await weakIndicators(page, withoutOutline, focused) };
  }
}

/** Resizes the window, and waits a frame, in which components can respond to its size. */
export async function resize(page: Page, size: SizeName): Promise<void> {
  const { width, height } = sizes[size];
  const current = page.viewportSize();
  if (current?.width === width && current.height === height) return;
  await page.setViewportSize({ width, height });
  // Media queries change in the next frame, which Chromium may not draw while nothing else changes.
  await page.evaluate(() =>
    Promise.race([
      new Promise(requestAnimationFrame),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ]),
  );
}

const prefer = (page: Page, preference: Preference) => page.emulateMedia(preferences[preference]);

/** Puts every control, and with `hover` what is around it, in a state until the result is called. */
async function force(page: Page, pseudoClasses: readonly string[]): Promise<() => Promise<void>> {
  if (pseudoClasses.length === 0) return async () => {};
  const session = await cdpSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const around = pseudoClasses.includes('hover') ? `, :has(:is(${controlSelector}))` : '';
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: controlSelector + around,
  });
  const forcedPseudoClasses = [...pseudoClasses];
  await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  );
  return () => session.detach();
}
