import type { Page } from '@playwright/test';
import { interpolate } from '../src/components/utils/interpolate';
import { withStyles } from './inspector/screenshots/screenshot';
import { shell, tours } from './support/content';
import { expect, test } from './support/fixtures';
import { boxOf, inFull, navigateTo } from './support/screens';

// The itinerary: the map with its stops, and the days.

type Day = (typeof tours.itinerary.days)[number];

const { days, dayLabel, map, ask } = tours.itinerary;
const daysAt = ({ stop }: Day) => days.filter((day) => day.stop.name === stop.name);
/** The days to which the map has a link: the first at each stop. */
const linkedDays = days.filter((day) => daysAt(day)[0] === day);
const [firstDay, lastDay] = [linkedDays[0] as Day, linkedDays.at(-1) as Day];

const mapIn = (page: Page) => page.getByRole('navigation', { name: map.title });
const linkTo = (page: Page, day: Day) => {
  const numbers = daysAt(day).map(({ day }) => day);
  const name = interpolate(map.stop, { dayNumbers: numbers.join(', '), place: day.stop.name });
  return mapIn(page).getByRole('link', { name, exact: true });
};
const mapLink = (page: Page) => page.getByRole('link', { name: map.back });
/** The one below the days. The other is in the hero. */
const askButton = (page: Page) => page.getByRole('button', { name: ask.label }).last();
const headingOf = (page: Page, { day }: Day) => page.locator(`#day-${day} h3`);

test('link on the map scrolls to its day, focuses the heading, and becomes current', async ({
  readOnlySite: site,
}) => {
  // So tall that two days are in the middle of it.
  await site.setViewportSize({ width: 768, height: 1024 });
  await site.emulateMedia({ reducedMotion: 'reduce' });
  await navigateTo(site, 'tours');
  for (const day of linkedDays) {
    // By key, because clicks so close to each other, in place and time, count as one.
    await linkTo(site, day).press('Enter');
    await expect(headingOf(site, day)).toBeFocused();
    await expect(headingOf(site, day)).toBeInViewport();
    await expect(linkTo(site, day)).toHaveAttribute('aria-current', 'location');
    await expect(mapIn(site).locator('[aria-current]')).toHaveCount(1);
  }
});

// sweep.spec.ts looks at the size of the stops, and at their names: overlaps, contrast, and what the frame cuts off.
test('stops of the map and their names are inside its frame, and the names beside the numbers', async ({
  readOnlySite: site,
}) => {
  await navigateTo(site, 'tours');
  // The second is what a classic scroll bar leaves of the next.
  for (const [width, direction] of [
    [289, 'ltr'],
    [305, 'ltr'],
    [320, 'ltr'],
    [360, 'ltr'],
    [390, 'ltr'],
    // A translator sets the direction.
    [390, 'rtl'],
    [768, 'ltr'],
    [960, 'ltr'],
    [1440, 'ltr'],
    [1440, 'rtl'],
  ] as const) {
    await site.setViewportSize({ width, height: 900 });
    await site.evaluate((dir) => {
      document.dir = dir;
    }, direction);
    const { count, problems } = await mapIn(site).evaluate((map) => {
      // The visible part of the picture.
      const frame = map.querySelector('picture')?.parentElement?.parentElement as Element;
      const edges = frame.getBoundingClientRect();
      const stops = [...map.querySelectorAll('a')].map((link) => {
        const [, dot, number, name] = [...link.children] as [Element, Element, Element, Element];
        const { left, right, top, bottom } = dot.getBoundingClientRect();
        const digits = number.getBoundingClientRect();
        const word = name.getBoundingClientRect();
        const isCovered =
          word.left < digits.right &&
          word.right > digits.left &&
          word.top < digits.bottom &&
          word.bottom > digits.top;
        // The names have no boxes where they are hidden.
        const isInside =
          Math.min(left, word.left || left) >= edges.left &&
          Math.max(right, word.right) <= edges.right &&
          top >= edges.top &&
          bottom <= edges.bottom;
        return { name: link.ariaLabel, isInside, isCovered };
      });
      const problems = stops.flatMap(({ name, isInside, isCovered }) => [
        ...(isInside ? [] : [`${name} is outside the map`]),
        ...(isCovered ? [`${name} covers its number`] : []),
      ]);
      return { count: stops.length, problems };
    });
    expect(count).toBe(linkedDays.length);
    expect.soft(problems, `${width} px, ${direction}`).toEqual([]);
  }
});

test('focus on a stop whose name reaches beyond the map does not shift the map', async ({
  readOnlySite: site,
}) => {
  await navigateTo(site, 'tours');
  const map = mapIn(site);
  const place = () => map.getByRole('img').evaluate((picture) => picture.getBoundingClientRect().x);
  const before = await place();
  // As with a minimum font size of the visitor.
  await withStyles(site, '#route-map text { font-size: 48px !important; }', async () => {
    await site.keyboard.press('Shift');
    for (const day of linkedDays) {
      await linkTo(site, day).focus();
      expect(await place()).toBe(before);
    }
  });
});

test('link to the map and button to the contact form are in view at every day on a phone', async ({
  readOnlySite: site,
}) => {
  await site.setViewportSize({ width: 320, height: 640 });
  await navigateTo(site, 'tours');
  for (const day of days) {
    await headingOf(site, day).evaluate((heading) => heading.scrollIntoView());
    await expect(mapLink(site)).toBeInViewport(inFull);
    await expect(askButton(site)).toBeInViewport(inFull);
  }
  await askButton(site).click();
  await expect(site.getByRole('tabpanel', { name: shell.tabLabels[ask.to] })).toBeVisible();
});

test('link to the map focuses the stop of the day being read', async ({ readOnlySite: site }) => {
  await site.setViewportSize({ width: 390, height: 844 });
  await navigateTo(site, 'tours');
  await linkTo(site, lastDay).press('Enter');
  await expect(linkTo(site, lastDay)).toHaveAttribute('aria-current', 'location');
  await site.keyboard.press('Tab');
  await expect(mapLink(site)).toBeFocused();
  await site.keyboard.press('Enter');
  await expect(linkTo(site, lastDay)).toBeFocused();
  await expect(linkTo(site, lastDay)).toBeInViewport();
});

test('links after the days take no room from a viewport that is very short', async ({ site }) => {
  await site.setViewportSize({ width: 320, height: 256 });
  await navigateTo(site, 'tours');
  for (const day of days.slice(0, -1)) {
    await headingOf(site, day).evaluate((heading) => heading.scrollIntoView());
    await expect(mapLink(site)).not.toBeInViewport();
  }
  await headingOf(site, lastDay).evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  await site.keyboard.press('Tab');
  await expect(mapLink(site)).toBeFocused();
  await expect(mapLink(site)).toBeInViewport(inFull);
});

test('route map stays beside the days and in view while they scroll', async ({
  readOnlySite: site,
}) => {
  await navigateTo(site, 'tours');
  for (const width of [960, 1280, 1920, 1440]) {
    await site.setViewportSize({ width, height: 900 });
    const map = await boxOf(mapIn(site));
    const day = await boxOf(headingOf(site, firstDay));
    expect(map.x + map.width + 16, `${width} px`).toBeLessThan(day.x);
  }
  for (const day of days.slice(0, -1)) {
    await headingOf(site, day).evaluate((heading) => heading.scrollIntoView());
    await expect(mapIn(site)).toBeInViewport(inFull);
  }
});

test('a day that is copied has its number once', async ({ readOnlySite: site, browserName }) => {
  test.skip(browserName !== 'chromium', 'other browsers write a selection as text in other ways');
  await navigateTo(site, 'tours');
  for (const { day, title } of days) {
    const copied = await site.locator(`#day-${day}`).evaluate((element) => {
      const selection = getSelection();
      selection?.selectAllChildren(element);
      return selection?.toString().replace(/\s+/g, ' ').trim() ?? '';
    });
    expect(copied).toContain(title);
    const number = `${dayLabel} ${day}, `;
    expect(copied.slice(0, number.length)).toBe(number);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('link jumps to its day', async ({ page }) => {
    await page.goto('/');
    await linkTo(page, lastDay).click();
    await expect(page).toHaveURL(new RegExp(`#day-${lastDay.day}$`));
    await expect(headingOf(page, lastDay)).toBeInViewport();
  });
});
