import { appendFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { openSite } from '../support/open-site';
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
      const reader = await ScreenReader.start(url);
      await use(reader);
      await reader.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  reader: async ({ window: reader, url }, use, { title }) => {
    await reader.heard();
    reader.begin(title);
    await openSite(reader.page, url);
    await reader.heard();
    await use(reader);
    await reader.heard();
    reader.write();
    appendFileSync(transcriptFile, `${reader.transcript.join('\n')}\n\n`);
  },
});

/** Only words and numbers, so that no punctuation counts, with a space around each. */
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** Expects these phrases, in this order, in what has been said since the last press. */
export async function expectHeard(reader: ScreenReader, ...phrases: string[]): Promise<void> {
  const words = phrases.map((phrase) => wordsOf(phrase));
  const heard = async () => wordsOf((await reader.heard()).join(' '));
  await expect
    .poll(heard, { timeout: 20_000 })
    .toMatch(new RegExp(words.join('(?:.* )?').replaceAll('  ', ' ')));
}

export { expect };
