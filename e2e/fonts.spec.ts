import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { charactersIn, englishRange, fonts } from '../src/build/plugins/fonts';
import { tabs } from '../src/navigation';
import { ContactForm } from './support/contact-form';
import { expect, openSite, test } from './support/fixtures';
import { filesFrom } from './support/network';
import { show } from './support/screens';

// The fonts come in two files each: one with everyday letters, and one that is asked for with others.

const fontFiles = /\.woff2$/;

test('the site is set in the small files, whatever is shown', async ({ page }) => {
  const files = filesFrom(page, fontFiles);
  await openSite(page);
  for (const { id } of tabs) await show(page, id);
  await page.evaluate(() => document.fonts.ready);
  expect(files.map(nameOf).sort()).toEqual(['figtree', 'young-serif']);
});

test('a letter that those lack comes in the same face', async ({ page }) => {
  const files = filesFrom(page, fontFiles);
  await openSite(page);
  const form = new ContactForm(page);
  await form.open();
  await form.fields.from_name.fill('Zoë');
  await expect.poll(() => files.map(nameOf)).toContain('figtree-latin-wght-normal');
});

test('the small files draw every letter as the whole fonts do', async ({ page }) => {
  await page.goto('/');
  const files = (await readdir('dist/assets')).filter((file) => file.endsWith('.woff2'));
  for (const font of Object.keys(fonts)) {
    const [whole = ''] = files.filter((file) => file.startsWith(`${font}-latin-`));
    const [small = ''] = files.filter((file) => file.startsWith(`${font}-`) && file !== whole);
    expect(await widthsIn(page, small), font).toEqual(await widthsIn(page, whole));
  }
});

/** What a file is called, without the hash of what is in it. */
function nameOf(path: string): string {
  return basename(path).replace(/-[\w-]{8}\.woff2$/, '');
}

/** How wide each everyday letter is in a font; one that it lacks is as wide as in the system's. */
function widthsIn(page: Page, file: string): Promise<number[]> {
  return page.evaluate(
    async ({ address, letters }) => {
      const face = new FontFace('measured', `url(${address})`, { weight: '300 900' });
      document.fonts.add(await face.load());
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('This browser cannot draw.');
      context.font = '800 100px measured, monospace';
      const widths = [...letters].map((letter) => context.measureText(letter).width);
      document.fonts.delete(face);
      return widths;
    },
    { address: `/assets/${file}`, letters: charactersIn(englishRange) },
  );
}
