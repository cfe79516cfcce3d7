import type { Locator, Page } from '@playwright/test';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { gallery } from '../src/content/gallery';
import { glossary } from '../src/content/glossary';
import { home } from '../src/content/home';
import { tabs } from '../src/navigation';
import { expect, test } from './support/fixtures';
import { navigateTo } from './support/screens';
import { expectPlayerFocused } from './support/third-party-widgets';

// Headings, landmarks, languages, and text alternatives (WCAG 1.3.1, 2.4.6, 2.4.10, 3.1.1, 3.1.2).

const validator = new HtmlValidate(new FileSystemConfigLoader());

test('every screen has a heading outline, landmarks, and valid markup', async ({ site }) => {
  test.slow();
  for (const { id, label } of tabs) {
    await navigateTo(site, id);
    const levels = await site
      .locator('h1, h2, h3, h4, h5, h6')
      .filter({ visible: true })
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
    expect.soft(levels[0], label).toBe(1);
    expect
      .soft(
        levels.filter((level) => level === 1),
        label,
      )
      .toHaveLength(1);

    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      await expect.soft(site.getByRole(role), label).toHaveCount(1);
    }
    const articles = site.getByRole('article');
    await expect(site.getByRole('article', { name: /./ }), label).toHaveCount(
      await articles.count(),
    );

    const emptyMetas = site.locator('meta[name]:not([content]), meta[name][content=""]');
    await expect(emptyMetas).toHaveCount(0);

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

test('gallery photos have an alt text that differs from the caption, and ratings are named in words', async ({
  site,
}) => {
  await navigateTo(site, 'gallery');
  const photos = site.locator('#gallery figure:has(h3)');
  await expect(photos).toHaveCount(gallery.photos.list.length);
  for (const [index, { title, description }] of gallery.photos.list.entries()) {
    const photo = photos.nth(index);
    const alt = (await photo.locator('img').getAttribute('alt')) ?? '';
    expect(alt.length).toBeGreaterThan(20);
    expect([title, description]).not.toContain(alt);
    await expect(photo.getByRole('heading')).toHaveText(title);
  }

  const ratings = site.getByRole('img', { name: /^\d out of 5 stars$/ });
  await expect(ratings).toHaveCount(gallery.stories.list.length);
  for (const [index, { rating }] of gallery.stories.list.entries()) {
    await expect(ratings.nth(index)).toHaveAccessibleName(`${rating} out of 5 stars`);
  }
});

test('video iframe replaces the poster when play is pressed, and is removed with its screen', async ({
  site,
  allowedErrors,
}) => {
  allowedErrors.push(
    'cross-origin request: https://www.youtube-nocookie.com',
    'ERR_NAME_NOT_RESOLVED',
  );
  await expect(site.locator('iframe')).toHaveCount(0);
  const play = site.getByRole('button', { name: home.tour.video.playLabel });
  const sizeOf = (element: Locator) =>
    element.evaluate((at) => [at.clientWidth, at.clientHeight].map(Math.round));
  const pictureSize = await sizeOf(play.locator('..'));
  await play.press('Enter');
  await expect(site.locator('iframe')).toHaveAttribute('title', home.tour.video.title);
  expect(await sizeOf(site.locator('iframe'))).toEqual(pictureSize);
  await expectPlayerFocused(site);
  await navigateTo(site, 'tours');
  await expect(site.locator('iframe')).toHaveCount(0);
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
