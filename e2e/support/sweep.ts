import { expect, type Page, test } from '@playwright/test';
import { focusIndicatorProblem, margin } from './focus-indicator';
import {
  type Contrast,
  type Inspection,
  type InspectionOptions,
  inspectPage,
  type Problem,
} from './inspect-page';
import {
  type Box,
  blend,
  type Color,
  contrastRatio,
  type Screenshot,
  takeScreenshot,
  withStyles,
} from './screenshot';

/** Everything that can be pressed or focused. */
const controls =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [role=tab]';

export const sizes = {
  /** A laptop's window, without the browser's own bars. */
  desktop: { width: 1440, height: 780 },
  phone: { width: 390, height: 844 },
  'small phone': { width: 320, height: 640 },
  /** At 400 % and 200 % zoom, a window of 1280 × 1024 px. */
  '400 % zoom': { width: 320, height: 256 },
  '200 % zoom': { width: 640, height: 512 },
  'phone on its side': { width: 844, height: 340 },
  tablet: { width: 820, height: 1180 },
  'wide screen': { width: 1920, height: 1080 },
} as const;

export type SizeName = keyof typeof sizes;

const preferences = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'more contrast': { colorScheme: 'light', contrast: 'more' },
  'more contrast, dark': { colorScheme: 'dark', contrast: 'more' },
  'forced colors': { colorScheme: 'light', forcedColors: 'active' },
} as const;

type Preference = keyof typeof preferences;
const allPreferences = Object.keys(preferences) as Preference[];

const states = {
  rest: [],
  hover: ['hover'],
  focus: ['focus', 'focus-visible'],
  active: ['hover', 'active'],
} as const;

const allStates = Object.keys(states) as (keyof typeof states)[];

interface Matrix {
  /** The sizes in which colors are inspected; in the first, in every state of the controls. */
  in?: SizeName[];
  /** The sizes in which only the layout is inspected. */
  layoutIn?: SizeName[];
}

/**
 * Inspects the page as it is now, in combinations of window size, preference, and state of its
 * controls. `rendering` names the page and what is open in it.
 */
export async function sweep(
  page: Page,
  rendering: string,
  { in: colorSizes = ['desktop', 'phone'], layoutIn = [] }: Matrix = {},
): Promise<void> {
  for (const size of layoutIn) {
    await resize(page, size);
    await look(page, `${rendering}, ${size}`, { layout: true });
  }
  const [largest] = colorSizes;
  if (!largest) return;
  // Only Chromium can set the state of every control at once.
  const isChromium = page.context().browser()?.browserType().name() === 'chromium';
  for (const state of isChromium ? allStates : (['rest'] as const)) {
    const release = await force(page, states[state]);
    const comparisons: (() => Promise<void>)[] = [];
    for (const size of colorSizes) {
      await resize(page, size);
      for (const preference of allPreferences) {
        const isCommon = preference === 'light' || preference === 'dark';
        // The states look the same in every size.
        if (state !== 'rest' && (size !== largest || preference.startsWith('more'))) continue;
        await prefer(page, preference);
        const where = `${rendering}, ${size}, ${preference}, ${state}`;
        const indexes = await look(page, where, {
          layout: state === 'rest' && preference === 'light',
          isFocused: state === 'focus',
          isForced: preference === 'forced colors',
          lines: preference.startsWith('more') ? 4.5 : undefined,
          overPictures: state === 'rest' && isCommon,
        });
        if (indexes.length === 0 || !isCommon) continue;
        const focused = await captureControls(page, indexes);
        comparisons.push(async () => {
          await prefer(page, preference);
          const problems = missingFocusIndicators(focused, await captureControls(page, indexes));
          await report(page, where, problems);
        });
      }
    }
    await release();
    if (comparisons.length > 0) await resize(page, largest);
    for (const compare of comparisons) await compare();
  }
  await prefer(page, 'light');
}

/** Resizes the window, and waits until the components that depend on its size have rendered. */
export async function resize(page: Page, size: SizeName): Promise<void> {
  await page.setViewportSize(sizes[size]);
  // Media queries change in the next frame, which Chromium may not draw while nothing else changes.
  await page.evaluate(() =>
    Promise.race([
      new Promise(requestAnimationFrame),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ]),
  );
}

function prefer(page: Page, preference: Preference): Promise<void> {
  const none = { contrast: 'no-preference', forcedColors: 'none' } as const;
  return page.emulateMedia({ ...none, ...preferences[preference] });
}

/** Puts every control, and with `hover` what is around it, in a state until the result is called. */
async function force(page: Page, pseudoClasses: readonly string[]): Promise<() => Promise<void>> {
  if (pseudoClasses.length === 0) return async () => {};
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const around = pseudoClasses.includes('hover') ? `, :has(:is(${controls}))` : '';
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    // Without the hidden screens, which have most of the controls and take as long.
    selector: `:is(${controls}${around}):not([hidden] *)`,
  });
  const forcedPseudoClasses = [...pseudoClasses];
  await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  );
  return () => session.detach();
}

/**
 * Inspects the page once, and returns the positions of the controls whose focus indicator must be
 * measured.
 */
export async function look(
  page: Page,
  where: string,
  {
    overPictures,
    ...options
  }: Omit<InspectionOptions, 'controls'> & { overPictures?: boolean } = {},
): Promise<number[]> {
  const { contrasts, problems, unindicated } = await inspect(page, options);
  problems.push(...contrasts.flatMap(lowContrast));
  if (overPictures) problems.push(...(await lowContrastOverPictures(page, contrasts)));
  await report(page, where, problems);
  return unindicated;
}

/** As text, which Playwright passes on faster than objects. */
async function inspect(
  page: Page,
  options: Omit<InspectionOptions, 'controls'>,
): Promise<Inspection> {
  return JSON.parse(await page.evaluate(inspectPage, { controls, ...options }));
}

/** Fails with a line for each problem, and pictures of the first ones. */
async function report(page: Page, where: string, problems: Problem[]): Promise<void> {
  const lines = new Map(problems.map(({ subject, figure, box }) => [`${subject}: ${figure}`, box]));
  for (const [line, box] of [...lines].slice(0, 3)) {
    const clip = around(box, 24);
    const screenshot = page.screenshot({ clip, fullPage: true, animations: 'disabled' });
    // A problem outside the page cannot be captured.
    const body = await screenshot.catch(() => undefined);
    if (body) await test.info().attach(`${where}: ${line}`, { body, contentType: 'image/png' });
  }
  expect.soft([...lines.keys()].join('\n'), where).toBe('');
}

function around({ x, y, width, height }: Box, distance: number): Box {
  const [left, top] = [
    Math.max(Math.round(x) - distance, 0),
    Math.max(Math.round(y) - distance, 0),
  ];
  return {
    ...{ x: left, y: top },
    width: Math.round(x + width) + distance - left,
    height: Math.round(y + height) + distance - top,
  };
}

const rounded = (ratio: number) => Math.floor(ratio * 100) / 100;

function lowContrast({ subject, box, what, required, colors, background }: Contrast): Problem[] {
  if (!background) return [];
  const [red, green, blue] = background;
  const behind: Color = [red, green, blue];
  const best = Math.max(
    1,
    ...colors.map(([r, g, b, alpha]) => contrastRatio(blend([r, g, b], alpha, behind), behind)),
  );
  if (best >= required) return [];
  return [{ subject, box, figure: `${what} is ${rounded(best)}:1, needs ${required}:1` }];
}

/** A style sheet that makes all text transparent and leaves everything else. */
const hideText = `* {
  color: transparent !important;
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
}
text { fill: transparent !important; }`;

/** Text over pictures: the contrast at every pixel that a glyph covers. */
async function lowContrastOverPictures(page: Page, contrasts: Contrast[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  let waiting = contrasts.filter(isTextOverPicture);
  while (waiting.length > 0) {
    const top = Math.min(...waiting.map(({ box }) => box.y));
    await page.evaluate((y) => scrollTo({ top: y - innerHeight / 5, behavior: 'instant' }), top);
    await loadPictures(page);
    const screenshot = await takeScreenshot(page);
    const background = await withStyles(page, hideText, () => takeScreenshot(page));
    const [inspection, y] = [await inspect(page, {}), await page.evaluate(() => scrollY)];
    const texts = inspection.contrasts.filter(
      ({ background: color, what, box }) =>
        isTextOverPicture({ background: color, what }) &&
        box.y >= y &&
        box.y + box.height <= y + screenshot.height,
    );
    for (const { subject, box, what, required, colors } of texts) {
      const [[red, green, blue, alpha] = [0, 0, 0, 1]] = colors;
      let lowest = Number.POSITIVE_INFINITY;
      for (let row = Math.ceil(box.y - y); row < box.y - y + box.height; row++)
        for (let column = Math.ceil(box.x); column < box.x + box.width; column++) {
          if (!screenshot.differs(column, row, background, 24)) continue;
          const behind = background.at(column, row);
          const glyph = blend([red, green, blue], alpha, behind);
          lowest = Math.min(lowest, contrastRatio(glyph, behind));
        }
      if (lowest >= required && lowest < Number.POSITIVE_INFINITY) continue;
      const figure =
        lowest === Number.POSITIVE_INFINITY
          ? 'is not visible'
          : `${what} is ${rounded(lowest)}:1, needs ${required}:1`;
      problems.push({ subject, box, figure });
    }
    const bottom = y + screenshot.height;
    waiting = waiting.filter(({ box }) => box.y > top && box.y + box.height > bottom);
  }
  return problems;
}

function isTextOverPicture({ what, background }: Pick<Contrast, 'what' | 'background'>): boolean {
  return what === 'text contrast' && background === undefined;
}

/** Loads and decodes the pictures in the window. */
function loadPictures(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const visible = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    for (const image of visible) image.loading = 'eager';
    // Decoding fails if the browser is switching to another srcset candidate; try again.
    await Promise.all(visible.map((image) => image.decode().catch(() => image.decode())));
  });
}

interface ControlPicture {
  subject: string;
  box: Box;
  isRound: boolean;
  picture: Screenshot;
}

/** Pictures of controls with a margin, taken of as many at once as the window shows. */
async function captureControls(page: Page, indexes: number[]): Promise<ControlPicture[]> {
  const captured = new Map<number, ControlPicture>();
  for (const index of indexes) {
    if (captured.has(index)) continue;
    const visible = await page.locator(controls).evaluateAll(
      (elements, { index, indexes, margin }) => {
        // From the top, because the scroll position for a sticky element depends on the one before.
        scrollTo({ top: 0, behavior: 'instant' });
        elements[index]?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return indexes.flatMap((at) => {
          const element = elements[at] as Element;
          // A stop of the map is its dot, which is painted last.
          const shape = [...element.querySelectorAll('circle')].at(-1) ?? element;
          const { x, y, width, height, bottom } = shape.getBoundingClientRect();
          if (at !== index && (y < margin || bottom > innerHeight - margin)) return [];
          return {
            at,
            subject: element.ariaLabel || element.textContent || element.tagName,
            isRound: shape !== element || getComputedStyle(element).borderRadius.includes('%'),
            inWindow: { x, y, width, height },
            box: { x: x + scrollX, y: y + scrollY, width, height },
          };
        });
      },
      { index, indexes, margin },
    );
    const screenshot = await takeScreenshot(page);
    for (const { at, inWindow, ...control } of visible)
      captured.set(at, { ...control, picture: screenshot.crop(around(inWindow, margin)) });
  }
  return indexes.flatMap((index) => captured.get(index) ?? []);
}

/** What is wrong with the indicators of focused controls, in pixels. */
function missingFocusIndicators(focused: ControlPicture[], unfocused: ControlPicture[]): Problem[] {
  return focused.flatMap(({ subject, box, isRound, picture }, at) => {
    const problem = focusIndicatorProblem(picture, unfocused[at]?.picture ?? picture, isRound);
    return problem ? [{ subject, box, figure: `its focus indicator ${problem}` }] : [];
  });
}
