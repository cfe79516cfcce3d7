import type { Locator, Page } from '@playwright/test';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { gallery } from '../src/content/gallery';
import { glossary } from '../src/content/glossary';
import { home } from '../src/content/home';
import { tabs } from '../src/navigation';
import { expect, test } from './support/fixtures';
import { navigateTo } from './support/screens';

// Valid markup and languages (WCAG 3.1.1, 3.1.2, 3.1.4); aria.spec.ts shows headings and landmarks.

const validator = new HtmlValidate(new FileSystemConfigLoader());

test('markup of every screen is valid', async ({ site }) => {
  test.slow();
  for (const { id, label } of tabs) {
    await navigateTo(site, id);
    const report = await validator.validateString(await markup(site), 'page.html');
    const messages = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector, ruleUrl }) => ({
        screen: label,
        ...{ ruleId, message, selector, ruleUrl },
      })),
    );
    expect.soft(messages, 'html-validate messages for the current DOM').toEqual([]);
  }
});

test('page and foreign words have a lang attribute, and abbreviations a title', async ({
  site,
}) => {
  await expect(site.locator('html')).toHaveAttribute('lang', 'en-US');
  const marked = await site
    .locator('main [lang]')
    .evaluateAll((all: HTMLElement[]) =>
      all.map((word) => [word.textContent?.toLowerCase(), word.lang]),
    );
  for (const entry of Object.entries(glossary.foreign)) expect(marked).toContainEqual(entry);
  const meanings = await site
    .locator('main abbr')
    .evaluateAll((all: HTMLElement[]) => all.map((word) => [word.textContent, word.title]));
  for (const entry of Object.entries(glossary.abbreviations)) {
    expect(meanings).toContainEqual(entry);
  }

  expect(await unmarkedTerms(site)).toEqual([]);
  await navigateTo(site, 'gallery');
  await site.getByRole('main').getByRole('button').first().click();
  for (const { title } of gallery.photos.list) {
    await expect(site.getByRole('dialog', { name: title, exact: true })).toBeVisible();
    expect(await unmarkedTerms(site), `${title} in the photo viewer`).toEqual([]);
    await site.keyboard.press('ArrowRight');
  }
});

test('video player is as large as its poster', async ({ site, allowedErrors }) => {
  allowedErrors.push(
    'cross-origin request: https://www.youtube-nocookie.com',
    'ERR_NAME_NOT_RESOLVED',
  );
  const sizeOf = (element: Locator) =>
    element.evaluate((at) => [at.clientWidth, at.clientHeight].map(Math.round));
  const play = site.getByRole('button', { name: home.tour.video.playLabel });
  const pictureSize = await sizeOf(play.locator('..'));
  await play.press('Enter');
  expect(await sizeOf(site.locator('iframe'))).toEqual(pictureSize);
});

/** The serialized DOM, without the browser's own doctype case and trailing spaces. */
async function markup(page: Page): Promise<string> {
  const html = await page.content();
  return html.replace('<!DOCTYPE', '<!doctype').replace(/[ \t]+$/gm, '');
}

/** Texts of all screens that contain a glossary term without `lang` or `abbr` markup. */
function unmarkedTerms(page: Page): Promise<string[]> {
  return page.evaluate(({ foreign, abbreviations }) => {
    const terms = [
      ...Object.entries(foreign).map(
        ([word, lang]) => [new RegExp(`\\b${word}\\b`, 'i'), `[lang="${lang}"]`] as const,
      ),
      ...Object.entries(abbreviations).map(
        ([word, meaning]) => [new RegExp(`\\b${word}\\b`), `abbr[title="${meaning}"]`] as const,
      ),
    ];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const unmarked: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const text = textContent ?? '';
      if (parent?.closest('noscript, script, style')) continue;
      for (const [term, markup] of terms)
        if (term.test(text) && !parent?.closest(markup)) unmarked.push(text);
    }
    return unmarked;
  }, glossary);
}
