import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { cdpSession, isChromium } from '../../support/cdp';
import type { Color } from '../color';
import { finishAnimations } from '../rendered-page';

/** A decoded screenshot with one pixel per CSS pixel. */
export class Screenshot {
  constructor(
    private readonly data: Buffer,
    readonly width: number,
    readonly height: number,
  ) {}

  /** The color at a point, clamped to the edges. */
  at(x: number, y: number): Color {
    const start = this.startOf(x, y);
    return [this.data[start] ?? 0, this.data[start + 1] ?? 0, this.data[start + 2] ?? 0];
  }

  /** Whether any channel differs by `threshold` or more from a screenshot of the same size. */
  differs(x: number, y: number, other: Screenshot, threshold: number): boolean {
    const start = this.startOf(x, y);
    for (let at = start; at < start + 3; at++)
      if (Math.abs((this.data[at] ?? 0) - (other.data[at] ?? 0)) >= threshold) return true;
    return false;
  }

  private startOf(x: number, y: number): number {
    const column = Math.min(Math.max(Math.round(x), 0), this.width - 1);
    const row = Math.min(Math.max(Math.round(y), 0), this.height - 1);
    return (row * this.width + column) * 3;
  }
}

/** Captures the viewport, with all animations but endless ones finished. */
export async function takeScreenshot(page: Page): Promise<Screenshot> {
  const png = await capture(page);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return new Screenshot(data, info.width, info.height);
}

/** Lets the page respond to a new scroll position: its observers are called in the next frames. */
export function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Captures the viewport as a PNG. If asked directly, Chromium takes a third of the time. */
async function capture(page: Page): Promise<Buffer> {
  if (!isChromium(page.context()) || (await page.evaluate(() => devicePixelRatio)) !== 1)
    return page.screenshot({ scale: 'css', animations: 'disabled' });
  await page.evaluate(finishAnimations);
  const session = await cdpSession(page);
  const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** Runs a function with extra style rules; the CSP does not apply to constructed style sheets. */
export async function withStyles<T>(page: Page, css: string, run: () => Promise<T>): Promise<T> {
  const added = await page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, css);
  try {
    return await run();
  } finally {
    await added.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    });
  }
}
