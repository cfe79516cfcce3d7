import { appendFileSync, writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { shell } from '../../src/content/shell';
import { openSite } from '../support/open-site';
import { viewports } from '../support/screens';
import { ScreenReader } from './screen-reader';
import { transcriptFile } from './setup';

interface Fixtures {
  /** The screen reader, after it has read the hydrated site's first screen. */
  reader: ScreenReader;
}

interface WorkerFixtures {
  /** One window with its screen reader, because both take seconds to start. */
  window: ScreenReader;
}

export const test = base.extend<Fixtures, WorkerFixtures & { url: string }>({
  url: [`http://localhost:${process.env.E2E_PORT ?? 4173}/`, { scope: 'worker', option: true }],

  window: [
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

  reader: async ({ window: reader, url }, use, testInfo) => {
    const { page } = reader;
    await page.setViewportSize(viewports.desktop);
    await reader.heard();
    reader.begin(testInfo.title);
    await openSite(page, url);
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
  await expect.poll(listen, { intervals: [100], timeout: 30_000 }).toMatch(pattern);
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

/** Expects these phrases in this order. Some may be repeated. */
export async function expectHeardAtLeastOnce(
  reader: ScreenReader,
  ...phrases: string[]
): Promise<void> {
  await heardWith(reader, phrases);
}

export { expect };
