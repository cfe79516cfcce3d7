import { basename } from 'node:path';
import { charactersIn, readRange } from '../src/build/plugins/fonts';
import { ContactForm } from './support/contact-form';
import { tabs } from './support/content';
import { expect, test } from './support/fixtures';
import { recordRequests } from './support/network';
import { openSite } from './support/open-site';
import { navigateTo } from './support/screens';

// Each font has two files: a subset with common characters, and the Latin file, which loads on demand.

const fontFiles = /\.woff2$/;

test('every screen loads the font subsets, and typing another character loads the full font', async ({
  page,
}) => {
  const files = recordRequests(page, fontFiles);
  await openSite(page);
  for (const { id } of tabs.toReversed()) await navigateTo(page, id);
  await page.evaluate(() => document.fonts.ready);
  const text = (await page.locator('#root').textContent()) ?? '';
  const english = charactersIn(await readRange('figtree.woff2'));
  const isEnglish = [...text].every((character) => english.includes(character));
  const subsets = ['figtree', 'young-serif'];
  const loadedFiles = files.map(nameOf).sort();
  if (isEnglish) expect(loadedFiles).toEqual(subsets);
  else expect(loadedFiles).toEqual(expect.arrayContaining(subsets));
  // Text is visible while they load.
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, display }) => `${family.replaceAll('"', '')}: ${display}`),
  );
  expect(loaded).toEqual(expect.arrayContaining(['Figtree: swap', 'Young Serif: swap']));
  expect(loaded.filter((font) => /^(Figtree|Young Serif): (?!swap)/.test(font))).toEqual([]);

  const form = new ContactForm(page);
  await form.open();
  await form.fields.from_name.fill('Zoë');
  await expect.poll(() => files.map(nameOf)).toContain('figtree-latin-wght-normal');
});

/** The name of a font file without its hash. */
function nameOf(path: string): string {
  return basename(path).replace(/-[\w-]{8}\.woff2$/, '');
}
