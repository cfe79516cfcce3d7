import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { charactersIn, englishRange, fonts } from '../src/build/plugins/fonts';
import { tabs } from '../src/navigation';
import { ContactForm } from './support/contact-form';
import { expect, test } from './support/fixtures';
import { recordRequests } from './support/network';
import { openSite } from './support/open-site';
import { previewFolder } from './support/preview-server';
import { navigateTo } from './support/screens';

// Each font has two files: a subset with common characters, and the Latin file, which loads on demand.

const fontFiles = /\.woff2$/;

test('every screen loads the font subsets, and a full font only for other characters in its text', async ({
  page,
}) => {
  const files = recordRequests(page, fontFiles);
  await openSite(page);
  for (const { id } of tabs.toReversed()) await navigateTo(page, id);
  await page.evaluate(() => document.fonts.ready);
  const text = (await page.locator('#root').textContent()) ?? '';
  const english = charactersIn(englishRange);
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
});

test('typing a character outside the subset loads the full font', async ({ page }) => {
  const files = recordRequests(page, fontFiles);
  await openSite(page);
  const form = new ContactForm(page);
  await form.open();
  await form.fields.from_name.fill('Zoë');
  await expect.poll(() => files.map(nameOf)).toContain('figtree-latin-wght-normal');
});

test('font subsets have the same glyph widths as the full fonts', async ({ page }) => {
  await page.goto('/');
  const assets = await readdir(`${previewFolder}/assets`);
  const files = assets.filter((file) => fontFiles.test(file));
  for (const font of Object.keys(fonts)) {
    const [full = ''] = files.filter((file) => file.startsWith(`${font}-latin-`));
    const [subset = ''] = files.filter((file) => file.startsWith(`${font}-`) && file !== full);
    expect(await glyphWidths(page, subset), font).toEqual(await glyphWidths(page, full));
  }
});

/** The name of a font file without its hash. */
function nameOf(path: string): string {
  return basename(path).replace(/-[\w-]{8}\.woff2$/, '');
}

/** The width of each common character in a font; missing ones have the width of a fallback font. */
function glyphWidths(page: Page, file: string): Promise<number[]> {
  return page.evaluate(
    async ({ url, characters }) => {
      const face = new FontFace('measured', `url(${url})`, { weight: '300 900' });
      document.fonts.add(await face.load());
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('This browser has no 2D canvas.');
      context.font = '800 100px measured, monospace';
      const widths = [...characters].map((character) => context.measureText(character).width);
      document.fonts.delete(face);
      return widths;
    },
    { url: `/assets/${file}`, characters: charactersIn(englishRange) },
  );
}
