import { home } from '../src/content/home';
import { expect, test } from './support/fixtures';
import { boxOf, viewports } from './support/screens';
import { touch } from './support/touch';

// Browsers give a touch to the control that the fingertip covers, even if its center is beside it or
// slides off it. What the browser clicks must act.

test.use({ hasTouch: true, isMobile: true, viewport: viewports.phone });

const { carousel, list } = home.testimonials;

for (const [place, start, end] of [
  ['beside its edge', 8, 8],
  ['that slides over its edge', -3, 3],
] as const)
  test(`control acts on a touch ${place}`, async ({ site }) => {
    const control = site.getByRole('button', { name: carousel.next });
    await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { x, y, width, height } = await boxOf(control);
    const fingertip = { x: x + width / 2, radiusX: 20, radiusY: 20 };
    await touch(
      site,
      [start, end].map((below) => ({ ...fingertip, y: y + height + below })),
    );
    const slide = site.getByRole('group', { name: carousel.slide(2, list.length) });
    await expect(slide).toBeVisible();
  });
