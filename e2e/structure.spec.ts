import type { Page } from '@playwright/test';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { gallery } from '../src/content/gallery';
import { glossary } from '../src/content/glossary';
import { home } from '../src/content/home';
import { shell } from '../src/content/shell';
import { tabs } from '../src/navigation';
import { expect, test } from './support/fixtures';
import { show } from './support/screens';
import { playerIsFocused } from './support/third-party-widgets';

// What a screen reader finds its way by (WCAG 1.3.1, 2.4.6, 2.4.10, 3.1.1, 3.1.2).

const validator = new HtmlValidate(new FileSystemConfigLoader());

test('every screen has an outline, its landmarks, and valid markup', async ({ site }) => {
  test.slow();
  for (const { id, label } of tabs) {
    await show(site, id);
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
    for (const [index, level] of levels.entries()) {
      const most = (levels[index - 1] ?? 0) + 1;
      expect.soft(level, `${label}: no level is skipped`).toBeLessThanOrEqual(most);
    }

    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      await expect.soft(site.getByRole(role), label).toHaveCount(1);
    }
    const names = await site
      .getByRole('navigation')
      .evaluateAll((all) => all.map((nav) => nav.getAttribute('aria-label') ?? nav.textContent));
    expect.soft(new Set(names).size, label).toBe(names.length);
    expect.soft(names, label).not.toContain('');
    const stray = await strayWords(site);
    expect.soft(stray, `${label}: words outside the landmarks`).toEqual([shell.skipLink]);

    const report = await validator.validateString(await markup(site), 'page.html');
    const findings = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector, ruleUrl }) => ({
        screen: label,
        ...{ ruleId, message, selector, ruleUrl },
      })),
    );
    expect.soft(findings, 'markup as it stands in the browser').toEqual([]);
  }
});

test('the page and its foreign words say their language, abbreviations what they stand for', async ({
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

  expect(await unmarkedWords(site)).toEqual([]);
  await show(site, 'gallery');
  await site.getByRole('main').getByRole('button').first().click();
  for (const { title } of gallery.photos.list) {
    await expect(site.getByRole('dialog', { name: title, exact: true })).toBeVisible();
    expect(await unmarkedWords(site), `${title}, large`).toEqual([]);
    await site.keyboard.press('ArrowRight');
  }
});

test('gallery pictures say what they show, not their captions; ratings are words', async ({
  site,
}) => {
  await show(site, 'gallery');
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

test('the video frame comes only when it is asked for, has a title, and takes the focus', async ({
  site,
  allow,
}) => {
  allow.push('request elsewhere: https://www.youtube-nocookie.com', 'ERR_NAME_NOT_RESOLVED');
  await expect(site.locator('iframe')).toHaveCount(0);
  await site.getByRole('button', { name: home.tour.video.playLabel }).press('Enter');
  await expect(site.locator('iframe')).toHaveAttribute('title', home.tour.video.title);
  await playerIsFocused(site);
});

/** The page as it stands, without the browser's own habits of writing: capitals and spaces. */
async function markup(page: Page): Promise<string> {
  const html = await page.content();
  return html.replace('<!DOCTYPE', '<!doctype').replace(/[ \t]+$/gm, '');
}

/** Texts of all screens that hold a word of the glossary without saying what it is. */
function unmarkedWords(page: Page): Promise<string[]> {
  return page.evaluate(({ foreign, abbreviations }) => {
    const marks = [
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
      const words = textContent ?? '';
      if (parent?.closest('noscript, script, style')) continue;
      for (const [word, mark] of marks)
        if (word.test(words) && !parent?.closest(mark)) unmarked.push(words);
    }
    return unmarked;
  }, glossary);
}

/** Words that are in no landmark, apart from announcements. */
function strayWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const landmarks = 'header, main, footer, [aria-live], [role=status], noscript, script, style';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const stray: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent: words } = walker.currentNode;
      if (!words?.trim() || !parent?.checkVisibility()) continue;
      if (!parent.closest(landmarks)) stray.push(words.trim());
    }
    return stray;
  });
}
