import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../support/browser.mjs';
import { describeFinding } from './findings';
import { inspectState, type SizeName } from './variants';

/** Pixels per CSS pixel, by which pages choose larger type for phones. */
const resolutions: Partial<Record<SizeName, number>> = { desktop: 1, phone: 3 };

/** Prints what is wrong with any page: at rest on a desktop and on a phone, and while controls have focus. */
export async function inspectUrl(url: string): Promise<void> {
  const browser = await chromium.launch(findBrowser());
  try {
    const lines: string[] = [];
    for (const [size, deviceScaleFactor] of Object.entries(resolutions)) {
      // The inspector is a script, which the page's own policy may forbid.
      const options = { bypassCSP: true, reducedMotion: 'reduce', deviceScaleFactor } as const;
      const page = await browser.newPage(options);
      await page.goto(url, { waitUntil: 'load' });
      lines.push(...(await findingsIn(page, size as SizeName)));
    }
    const found = new Set(lines);
    for (const line of found) console.log(line);
    console.log(`${found.size} findings`);
  } finally {
    await browser.close();
  }
}

async function findingsIn(page: Page, size: SizeName): Promise<string[]> {
  const lines: string[] = [];
  for (const state of ['rest', 'focus'] as const)
    for (const preference of ['light', 'dark', 'forced colors'] as const)
      for await (const { findings } of inspectState(page, state, [{ size, preference }]))
        lines.push(...findings.map(describeFinding));
  return lines;
}
