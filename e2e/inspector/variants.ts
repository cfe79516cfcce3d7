import type { Page } from '@playwright/test';
import { cdpSession } from '../support/cdp';
import { controlSelector } from './rendered-page';

/** Whether to inspect every combination (`E2E_ALL=1`), not only those in which other faults can be found. */
export const inspectsAll = process.env.E2E_ALL === '1';

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

/** The states of controls, as pseudo-classes. */
const states = {
  rest: [],
  hover: ['hover'],
  focus: ['focus', 'focus-visible'],
  active: ['hover', 'active'],
} as const;

export type State = keyof typeof states;

/**
 * The text spacing that a page must allow (WCAG 1.4.12). The names on the map keep theirs: with wider letters, they
 * reach other stops, or are cut off at the edge of the map.
 */
export const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }
svg, svg * { letter-spacing: normal !important; word-spacing: normal !important; }`;

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

/** Runs a function while every control, and with `hover` what is around it, is in a state. */
export async function inState(page: Page, state: State, run: () => Promise<void>): Promise<void> {
  const forcedPseudoClasses: string[] = [...states[state]];
  if (forcedPseudoClasses.length === 0) return run();
  const session = await cdpSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const around = forcedPseudoClasses.includes('hover') ? `, :has(:is(${controlSelector}))` : '';
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: controlSelector + around,
  });
  await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  );
  try {
    await run();
  } finally {
    await session.detach();
  }
}
