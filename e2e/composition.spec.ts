import type { Locator, Page } from '@playwright/test';
import { expectNoFaults } from './inspector/inspect';
import type { Box } from './inspector/layout';
import { withStyles } from './inspector/screenshots/screenshot';
import { textSpacing } from './inspector/variants';
import { company, home, tabs, tours } from './support/content';
import { expect, test } from './support/fixtures';
import { named } from './support/other-content';
import { expectFullRows } from './support/rows';
import { boxOf, inFull, navigateTo, sectionOf, viewports } from './support/screens';
import { stubThirdParties, thirdPartyRequests } from './support/third-parties/stubs';
import { playButton } from './support/third-parties/widgets';

// How elements look beside each other, and which part of a picture shows: what sweep.spec.ts cannot judge.

/** A space of tokens.css, in px. Farther apart, things no longer look as if they belong together. */
const readSpace = (page: Page, name: string) =>
  page.evaluate((property) => {
    const style = getComputedStyle(document.documentElement);
    const rem = Number.parseFloat(style.fontSize);
    return Number.parseFloat(style.getPropertyValue(property)) * rem;
  }, name);

const wideScreen = { width: 1920, height: 900 };

const bottom = ({ y, height }: Box) => y + height;
const right = ({ x, width }: Box) => x + width;

test('featured trips are one below the other on a phone, and two to a row on a tablet', async ({
  readOnlySite: site,
}) => {
  const images = sectionOf(site, home.trips.title).getByRole('img');
  for (const [width, perRow] of [
    [320, 1],
    [390, 1],
    [768, 2],
  ] as const) {
    await site.setViewportSize({ width, height: 844 });
    const boxes = await Promise.all((await images.all()).map(boxOf));
    expect(boxes).toHaveLength(home.trips.list.length);
    const rows = new Set(boxes.map(({ y }) => Math.round(y)));
    expect(rows.size, `${width} px`).toBe(Math.ceil(boxes.length / perRow));
  }
});

test('on a phone, the picture of each day is as wide as its text', async ({
  readOnlySite: site,
}) => {
  await site.setViewportSize(viewports.phone);
  await navigateTo(site, 'tours');
  for (const { day, title } of tours.itinerary.days) {
    const picture = await boxOf(site.locator(`#day-${day} figure img`));
    const text = await boxOf(site.locator(`#day-${day} > p`));
    expect([picture.x, picture.width], title).toEqual([text.x, text.width]);
  }
});

test('phone numbers stay in order when a translator makes the page right-to-left', {
  tag: '@all',
}, async ({ readOnlySite: site }) => {
  await site.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  for (const { id } of tabs) {
    await navigateTo(site, id);
    const numbers = site.getByText(company.phone.text).filter({ visible: true });
    await expect(numbers).not.toHaveCount(0);
    for (const number of await numbers.all()) {
      const edges = await number.evaluate((element) => {
        const text = element.lastChild as Text;
        const leftOf = (index: number) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          return range.getBoundingClientRect().left;
        };
        return { first: leftOf(0), last: leftOf(text.length - 1) };
      });
      expect.soft(edges.first, id).toBeLessThan(edges.last);
    }
  }
});

test('text on a picture is readable when a translator makes the page right-to-left', {
  tag: '@all',
}, async ({ readOnlySite: site }) => {
  await site.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await expectNoFaults(site, 'rtl', { within: 'main', layout: false, overPictures: 'all' });
});

test('text on a drawing without a dark edition is readable in the dark color scheme', {
  tag: '@all',
}, async ({ site }) => {
  const drawings = site.locator('#home [data-dark-edition]');
  await expect(drawings).not.toHaveCount(0);
  await drawings.evaluateAll((pictures) => {
    for (const picture of pictures) {
      picture.removeAttribute('data-dark-edition');
      for (const source of picture.querySelectorAll('[media*=dark]')) source.remove();
    }
  });
  await site.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoFaults(site, 'dark', { within: 'main', layout: false, overPictures: 'all' });
});

test('arrowheads of questions point along the text, also from right to left', async ({
  readOnlySite: site,
}) => {
  await navigateTo(site, 'guide');
  const scaleOfArrow = () =>
    site
      .locator('#guide summary')
      .first()
      .evaluate((summary) => getComputedStyle(summary, '::before').scale);
  expect(await scaleOfArrow()).toBe('none');
  await site.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await scaleOfArrow()).toBe('-1 1');
});

test.describe('on a wide screen', () => {
  test.use({ viewport: wideScreen });

  // 80 characters of the font are about 40 em wide (WCAG 1.4.8).
  test('paragraphs are at most 40 em wide, and those of several lines have room between them', async ({
    readOnlySite: site,
  }) => {
    for (const { id } of tabs) {
      await navigateTo(site, id);
      const paragraphs = await site.locator(`#${id} p`).evaluateAll((all) =>
        all.map((paragraph) => {
          const { fontSize, lineHeight } = getComputedStyle(paragraph);
          return {
            text: paragraph.textContent,
            width: paragraph.clientWidth / Number.parseFloat(fontSize),
            lineHeight: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
          };
        }),
      );
      expect(paragraphs.filter(({ width }) => width > 0)).not.toEqual([]);
      expect.soft(paragraphs.filter(({ width }) => width > 40)).toEqual([]);
      const long = paragraphs.filter(({ text }) => text.length > 80);
      expect.soft(long.filter((one) => one.lineHeight < 1.499)).toEqual([]);
    }
  });
});

test('a change of testimonial keeps the height of the carousel', async ({ readOnlySite: site }) => {
  const { carousel } = home.testimonials;
  const region = site.getByRole('region', { name: carousel.label });
  // Widths in which the testimonials have different numbers of lines.
  for (const width of [320, 768]) {
    await site.setViewportSize({ width, height: 800 });
    const { height } = await boxOf(region);
    for (const _ of home.testimonials.list.slice(1)) {
      await region.getByRole('button', { name: carousel.next }).click();
      expect((await boxOf(region)).height).toBe(height);
    }
  }
});

test.describe('with short texts in place of those of the owner', () => {
  test.use({ baseURL: async ({ serve }, use) => use(await serve('named')) });

  test('a phone shows the first field of the contact form without scrolling', async ({
    readOnlySite: site,
  }) => {
    await site.setViewportSize(viewports.phone);
    await navigateTo(site, 'contact');
    const field = site.locator('#contact form').getByRole('textbox').first();
    await expect(field).toBeInViewport(inFull);
  });

  test('each day has a picture of at least 360 px, with no empty space below it', async ({
    readOnlySite: site,
  }) => {
    await site.setViewportSize(wideScreen);
    const space5 = await readSpace(site, '--space-5');
    await navigateTo(site, 'tours');
    for (const { day, title } of named.tours(tours).itinerary.days) {
      const item = site.locator(`#day-${day}`);
      const picture = await boxOf(item.getByRole('img'));
      const figure = await boxOf(item.getByRole('figure'));
      const activities = await boxOf(item.getByRole('list'));
      expect(picture.width, title).toBeGreaterThanOrEqual(360);
      expect(activities.y - bottom(figure), title).toBeLessThanOrEqual(space5);
      expect(bottom(await boxOf(item)) - bottom(activities), title).toBeLessThanOrEqual(space5);
    }
  });
});

test('pictures of the gallery fill their rows, however many there are', async ({
  readOnlySite: site,
}) => {
  await navigateTo(site, 'gallery');
  for (const [width, height] of [
    [390, 800],
    [768, 700],
    [768, 1024],
    [1440, 800],
  ] as const) {
    await site.setViewportSize({ width, height });
    // More than two of the patterns of ten photos in widePhotos.ts.
    await expectFullRows(site, 'gallery', 24);
  }
});

test('cards fill their rows, however many there are', async ({ readOnlySite: site }) => {
  for (const id of ['home', 'tours', 'gallery'] as const) {
    await navigateTo(site, id);
    // At these widths, Home has two, three, and four columns. Phones have one.
    for (const width of [768, 1000, 1440]) {
      await site.setViewportSize({ width, height: 800 });
      // No grid has more than four columns, so the ways to fill the last row repeat after four cards.
      await expectFullRows(site, id, 8);
    }
  }
});

test('video player is as large as its poster', async ({ site, allowedErrors }) => {
  allowedErrors.push(...thirdPartyRequests);
  await stubThirdParties(site.context());
  const sizeOf = (element: Locator) =>
    element.evaluate((at) => [at.clientWidth, at.clientHeight].map(Math.round));
  const play = playButton(site);
  const pictureSize = await sizeOf(play.locator('..'));
  await play.press('Enter');
  expect(await sizeOf(site.locator('iframe'))).toEqual(pictureSize);
});

test('the header stays in view, except in a very short window', async ({ readOnlySite: site }) => {
  for (const [width, height, isSticky] of [
    [320, 256, false],
    [320, 400, true],
    [1088, 612, true],
  ] as const) {
    await site.setViewportSize({ width, height });
    await site.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
    const header = expect(site.getByRole('banner'), `${width} × ${height} px`);
    if (isSticky) await header.toBeInViewport(inFull);
    else await header.not.toBeInViewport();
  }
});

test('the header has room for all tabs at 1024 px, also with the text spacing of WCAG 1.4.12', async ({
  readOnlySite: site,
}) => {
  await site.setViewportSize({ width: 1024, height: 768 });
  await expect(site.getByRole('tablist')).toHaveAttribute('aria-orientation', 'horizontal');
  for (const style of ['', textSpacing])
    await withStyles(site, style, async () => {
      const banner = site.getByRole('banner');
      const brand = await boxOf(banner.getByRole('link'));
      const boxes = await Promise.all((await banner.getByRole('tab').all()).map(boxOf));
      expect(boxes).toHaveLength(tabs.length);
      expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
      expect(boxes[0]?.x).toBeGreaterThan(right(brand));
      for (const box of boxes) expect(right(box)).toBeLessThanOrEqual(1024);
    });
});

test('lists without markers have a role, without which VoiceOver does not call them lists', async ({
  readOnlySite: site,
}) => {
  const withoutRole = await site
    .locator(':is(ul, ol):not([role], nav *) > li')
    .evaluateAll((items) =>
      items
        .filter((item) => getComputedStyle(item).listStyleType === 'none')
        .map(({ outerHTML }) => outerHTML),
    );
  expect(withoutRole).toEqual([]);
});

test('every picture is cropped around its focal point', async ({ readOnlySite: site }) => {
  // In wider windows, the text of a hero covers the left of its picture.
  await site.setViewportSize({ width: 1000, height: 700 });
  const pictures = await site
    .locator('picture img[data-focus]')
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).map((image) => [
        getComputedStyle(image).objectPosition,
        image.dataset.narrowFocus ?? image.dataset.focus,
      ]),
    );
  expect(pictures.length).toBeGreaterThan(tabs.length);
  for (const [position, focus] of pictures) expect(position).toBe(focus);
});

test('every custom property has a value where a style reads it', async ({ readOnlySite: site }) => {
  const missing = await site.evaluate(() => {
    const rulesIn = (list: CSSRuleList, parent = ''): { selector: string; text: string }[] =>
      [...list].flatMap((rule) => {
        const inner = 'cssRules' in rule ? (rule.cssRules as CSSRuleList) : undefined;
        if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) return [];
        if (!(rule instanceof CSSStyleRule)) return inner ? rulesIn(inner, parent) : [];
        const selector = rule.selectorText.replaceAll('&', `:is(${parent})`);
        return [{ selector, text: rule.style.cssText }, ...(inner ? rulesIn(inner, selector) : [])];
      });
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => rulesIn(cssRules));
    return rules.flatMap(({ selector, text }) => {
      // A pseudo-element inherits from its element.
      const elements = document.querySelectorAll(selector.replace(/::[\w-]+/g, ':not(_)'));
      const names = Array.from(text.matchAll(/var\((--[\w-]+)\)/g), ([, name = '']) => name);
      return names
        .filter((name) => !text.includes(`${name}:`))
        .filter((name) =>
          [...elements].some((one) => !getComputedStyle(one).getPropertyValue(name)),
        )
        .map((name) => `${selector} { ${name} }`);
    });
  });
  expect(missing).toEqual([]);
});
