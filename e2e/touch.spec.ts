import { home } from '../src/content/home';
import { expect, test } from './support/fixtures';
import { boxOf, viewports } from './support/screens';

// Browsers give a touch to the control that the fingertip covers, even if its center is beside it or
// slides off it. What the browser clicks must act.

test.use({ hasTouch: true, isMobile: true, viewport: viewports.phone });

test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium can dispatch touches');

const { carousel, list } = home.testimonials;

for (const [touch, start, end] of [
  ['beside its edge', 8, 8],
  ['that slides over its edge', -3, 3],
] as const)
  test(`control acts on a touch ${touch}`, async ({ site }) => {
    const control = site.getByRole('button', { name: carousel.next });
    await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { x, y, width, height } = await boxOf(control);
    const touchPoint = (below: number) => [
      { x: x + width / 2, y: y + height + below, radiusX: 20, radiusY: 20 },
    ];
    const session = await site.context().newCDPSession(site);
    for (const [type, touchPoints] of [
      ['touchStart', touchPoint(start)],
      ['touchMove', touchPoint(end)],
      ['touchEnd', []],
    ] as const)
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
    const slide = site.getByRole('group', { name: carousel.slide(2, list.length) });
    await expect(slide).toBeVisible();
  });
