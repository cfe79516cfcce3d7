// Prints what is wrong with any page, at rest on a desktop and on a phone, and while controls have focus:
// `npm run inspect -- <url>`. Fails if anything is.
import { chromium, type Page } from 'playwright';
import { ensureBrowser } from '../support/browser';
import { describeFinding } from './findings';
import { inspectState, type SizeName } from './variants';

/** Device pixels per CSS pixel. Style sheets may ask for them to recognize a phone. */
const resolutions: Partial<Record<SizeName, number>> = { desktop: 1, phone: 3 };

const [url] = process.argv.slice(2);
if (!url) throw new Error('Pass the address of a page.');
const browser = await chromium.launch(ensureBrowser());
try {
  const found = new Set<string>();
  for (const [size, deviceScaleFactor] of Object.entries(resolutions)) {
    // The inspector is a script, which the page's own policy may forbid.
    const options = { bypassCSP: true, reducedMotion: 'reduce', deviceScaleFactor } as const;
    const page = await browser.newPage(options);
    await page.goto(url, { waitUntil: 'load' });
    for (const line of await findingsIn(page, size as SizeName)) found.add(line);
    await page.close();
  }
  for (const line of found) console.log(line);
  console.log(`${found.size} findings`);
  process.exitCode = found.size ? 1 : 0;
} finally {
  await browser.close();
}

async function findingsIn(page: Page, size: SizeName): Promise<string[]> {
  const lines: string[] = [];
  for (const state of ['rest', 'focus'] as const)
    for (const preference of ['light', 'dark', 'forced colors'] as const)
      for await (const { findings } of inspectState(page, state, [{ size, preference }]))
        lines.push(...findings.map(describeFinding));
  return lines;
}
