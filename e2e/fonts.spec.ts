import { readdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { everyday, fonts, lettersOf } from '../src/build/fonts';
import { tabs } from '../src/navigation';
import { ContactForm } from './contact-form';
import { expect, openSite, test } from './fixtures';
import { show } from './screens';

// The fonts come in two files each: one with everyday letters, and one that is asked for with others.

/** The files of fonts that the page asks for from now on; the list grows while the test runs. */
function fontsFrom(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, name] = /assets\/(.*)-[\w-]{8}\.woff2$/.exec(request.url()) ?? [];
    if (name) files.push(name);
  });
  return files;
}

test('the site is set in the small files, whatever is shown', async ({ page }) => {
  const files = fontsFrom(page);
  await openSite(page);
  for (const { id } of tabs) await show(page, id);
  await page.evaluate(() => document.fonts.ready);
  expect(files.sort()).toEqual(['figtree', 'young-serif']);
});

test('a letter that those lack comes in the same face', async ({ page }) => {
  const files = fontsFrom(page);
  await openSite(page);
  const form = new ContactForm(page);
  await form.open();
  await form.fields.from_name.fill('Zoë');
  await expect.poll(() => files).toContain('figtree-latin-wght-normal');
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
    { address: `/assets/${file}`, letters: lettersOf(everyday) },
  );
}
