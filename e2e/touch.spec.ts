import type { CDPSession, Locator, Page } from '@playwright/test';
import { gallery } from '../src/content/gallery';
import { home } from '../src/content/home';
import { shell } from '../src/content/shell';
import { type TabId, tabs } from '../src/navigation';
import { expect, openSite, test } from './support/fixtures';
import { navigateTo, viewports } from './support/screens';

// Browsers give a touch to the control that the fingertip covers, even if its center is beside it.
// What the browser clicks must act.

const { carousel } = home.testimonials;
const { viewer, list } = gallery.photos;
const title = list[0]?.title ?? '';

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();
const slide = (page: Page, number: number) =>
  page.getByRole('group', { name: carousel.slide(number, home.testimonials.list.length) });
const openViewer = (page: Page) => button(page, viewer.enlarge(title)).click();

interface Control {
  name: string;
  screen: TabId;
  prepare?: (page: Page) => Promise<unknown>;
  control: (page: Page) => Locator;
  /** Expects that the control has acted. */
  acted: (page: Page) => Promise<unknown>;
}

const controls: Control[] = [
  {
    name: 'menu button',
    screen: 'home',
    control: (page) => button(page, shell.menu),
    acted: (page) => expect(page.getByRole('tab')).toHaveCount(tabs.length),
  },
  {
    name: 'tab in the menu',
    screen: 'home',
    prepare: (page) => button(page, shell.menu).click(),
    control: (page) => page.getByRole('tab').last(),
    acted: (page) => expect(page.locator('#contact h1')).toBeFocused(),
  },
  {
    name: 'next button of the carousel',
    screen: 'home',
    control: (page) => button(page, carousel.next),
    acted: (page) => expect(slide(page, 2)).toBeVisible(),
  },
  {
    name: 'pause button of the carousel',
    screen: 'home',
    control: (page) => button(page, carousel.pause),
    acted: (page) => expect(button(page, carousel.play)).toBeVisible(),
  },
  {
    name: 'close button of the photo viewer',
    screen: 'gallery',
    prepare: openViewer,
    control: (page) => button(page, viewer.close),
    acted: (page) => expect(page.getByRole('dialog')).toHaveCount(0),
  },
];

const finger = { radiusX: 20, radiusY: 20 };

/** Touches a control from `start` to `end`, in CSS px inside (or, if negative, beside) its edge. */
async function touch(
  session: CDPSession,
  control: Locator,
  edge: Edge,
  start: number,
  end: number,
) {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not visible.');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const at = (inside: number) =>
    ({
      bottom: { x, y: box.y + box.height - inside },
      top: { x, y: box.y + inside },
      left: { x: box.x + inside, y },
      right: { x: box.x + box.width - inside, y },
    })[edge];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', inside?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: inside === undefined ? [] : [{ ...at(inside), ...finger }],
    });
  await send('touchStart', start);
  if (end !== start) await send('touchMove', end);
  await send('touchEnd');
}

type Edge = 'top' | 'bottom' | 'left' | 'right';

test.use({ hasTouch: true, isMobile: true, viewport: viewports.phone });

test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium can dispatch touches');

for (const { name, screen, prepare, control, acted } of controls)
  test(`${name} acts when a fingertip touches its edge, or slides over it`, async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push('cross-origin request: https://www.youtube-nocookie.com');
    const session = await page.context().newCDPSession(page);
    let clicks = 0;
    for (const [edge, start, end] of [
      ['bottom', -8, -8],
      ['right', -8, -8],
      ['bottom', 3, -3],
    ] as const) {
      await openSite(page);
      await navigateTo(page, screen);
      await prepare?.(page);
      await control(page).evaluate((element) => {
        const count = () => {
          document.documentElement.dataset.clicked = '';
        };
        element.addEventListener('click', count, { capture: true, once: true });
      });
      await touch(session, control(page), edge, start, end);
      const isClicked = await page.evaluate(async () => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        return document.documentElement.dataset.clicked !== undefined;
      });
      // Beside some edges is another control, or the end of the window.
      if (!isClicked) continue;
      clicks++;
      await test.step(`${edge}, from ${start} to ${end} px inside`, () => acted(page));
    }
    expect(clicks, 'touches that the browser gave to the control').toBeGreaterThan(0);
  });
