import type { Page, PageScreenshotOptions } from '@playwright/test';
import sharp from 'sharp';

export type Color = readonly [red: number, green: number, blue: number];

/** A picture of the page, one pixel for each CSS pixel. */
export class Pixels {
  constructor(
    private readonly data: Buffer,
    readonly width: number,
    readonly height: number,
  ) {}

  /** The color of a pixel; what lies outside the picture has the color of its edge. */
  at(x: number, y: number): Color {
    const start = this.startOf(x, y);
    return [this.data[start] ?? 0, this.data[start + 1] ?? 0, this.data[start + 2] ?? 0];
  }

  /** Whether a pixel differs by this much, in any color, from that of a picture of the same size. */
  differs(x: number, y: number, other: Pixels, least: number): boolean {
    const start = this.startOf(x, y);
    for (let at = start; at < start + 3; at++)
      if (Math.abs((this.data[at] ?? 0) - (other.data[at] ?? 0)) >= least) return true;
    return false;
  }

  private startOf(x: number, y: number): number {
    const column = Math.min(Math.max(Math.round(x), 0), this.width - 1);
    const row = Math.min(Math.max(Math.round(y), 0), this.height - 1);
    return (row * this.width + column) * 3;
  }
}

/** Takes a picture of the page, or of a part of it, as it is painted. */
export async function shoot(page: Page, options: PageScreenshotOptions = {}): Promise<Pixels> {
  const png =
    (await shootInHaste(page, options)) ??
    (await page.screenshot({ scale: 'css', animations: 'disabled', ...options }));
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return new Pixels(data, info.width, info.height);
}

/**
 * The same picture of the window or the page, asked of Chromium itself: it can pack large pictures
 * less, which takes half the time. Nothing in other browsers, and where a px is many pixels.
 */
async function shootInHaste(page: Page, { clip, fullPage = false }: PageScreenshotOptions) {
  if (clip || page.context().browser()?.browserType().name() !== 'chromium') return;
  const view = await page.evaluate(async (isWhole) => {
    if (devicePixelRatio !== 1) return;
    await document.fonts.ready;
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { scrollWidth, scrollHeight } = document.documentElement;
    return isWhole
      ? { x: 0, y: 0, width: scrollWidth, height: scrollHeight, scale: 1 }
      : { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight, scale: 1 };
  }, fullPage);
  if (!view) return;
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    clip: view,
    captureBeyondViewport: fullPage,
    optimizeForSpeed: true,
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminance([red, green, blue]: Color): number {
  const part = (value: number) => linear[Math.round(value)] ?? 0;
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
}

/** The contrast of two colors as WCAG 2.2 defines it, 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** A color with this much of it laid over another. */
export function over(color: Color, alpha: number, ground: Color): Color {
  const mix = (index: 0 | 1 | 2) => color[index] * alpha + ground[index] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}

/** Adds rules to the page for one measurement; the security policy has no say in these. */
export async function withStyles<T>(page: Page, css: string, run: () => Promise<T>): Promise<T> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  const result = await run();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return result;
}
