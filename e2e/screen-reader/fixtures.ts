import { appendFileSync, writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { shell } from '../support/content';
import { openSite } from '../support/open-site';
import { previewUrl } from '../support/preview-server';
import { viewports } from '../support/screens';
import { ScreenReader } from './screen-reader';
import { transcriptFile } from './setup';

interface Fixtures {
  /** The screen reader on the hydrated site, with the focus on the skip link. */
  reader: ScreenReader;
}

interface WorkerFixtures {
  /** One screen reader with its window for all tests of a worker, because both take seconds to start. */
  sharedReader: ScreenReader;
}

export const test = base.extend<Fixtures, WorkerFixtures & { url: string }>({
  url: [previewUrl, { scope: 'worker', option: true }],

  sharedReader: [
    async ({ url }, use) => {
      const reader = new ScreenReader();
      try {
        await reader.start(url);
        await use(reader);
      } finally {
        await reader.stop();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  reader: async ({ sharedReader: reader, url }, use, testInfo) => {
    const { page } = reader;
    await page.setViewportSize(viewports.desktop);
    await reader.heard();
    reader.begin(testInfo.title);
    await openSite(page, url);
    // What Orca says by itself depends on its speed: Chromium reports the selected tab while the page loads, and
    // Orca may take that for the focus. It is then silent about the page until the focus moves.
    await reader.heard();
    await reader.press('Tab', 'Tab', 'shift+Tab');
    await expectHeard(reader, shell.skipLink, 'link');
    reader.write();
    await use(reader);
    await reader.heard();
    if (testInfo.error) writeFileSync(testInfo.outputPath('orca.log'), reader.log);
    reader.write();
    appendFileSync(transcriptFile, `${reader.transcript.join('\n')}\n\n`);
  },
});

/** Returns words and numbers only, so that no punctuation counts. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What has been said since the last press, once it has these phrases in this order. */
async function heardWith(reader: ScreenReader, phrases: string[]): Promise<string> {
  let said = '';
  const listen = async () => {
    said = ` ${wordsOf((await reader.heard()).join(' '))} `;
    return said;
  };
  const pattern = new RegExp(` ${phrases.map(wordsOf).join(' (?:.* )?')} `);
  await expect.poll(listen, { intervals: [100] }).toMatch(pattern);
  return said;
}

/** Expects these phrases, in this order and none more often, in what has been said since the last press. */
export async function expectHeard(reader: ScreenReader, ...phrases: string[]): Promise<void> {
  const said = await heardWith(reader, phrases);
  const expected = ` ${phrases.map(wordsOf).join(' ')} `;
  for (const phrase of phrases.map(wordsOf)) {
    const count = (text: string) => text.match(RegExp(`(?<= )${phrase}(?= )`, 'g'))?.length;
    expect(count(said), `"${phrase}" in "${said}"`).toBe(count(expected));
  }
}

export { expect };
