import { company } from '../src/content/company';
import { tours } from '../src/content/tours';
import { skipUnlessMediaMatches } from './support/capabilities';
import { ContactForm } from './support/contact-form';
import { expect, test } from './support/fixtures';
import { navigateTo } from './support/screens';

test.describe('printed itinerary', () => {
  test.beforeEach(async ({ site }) => {
    await navigateTo(site, 'tours');
    await expect(site.getByRole('button', { name: tours.itinerary.print })).toBeVisible();
  });

  test('has every day unbroken and the contact details, and no buttons, tabs, or footer', async ({
    site,
  }) => {
    await site.emulateMedia({ media: 'print' });
    await skipUnlessMediaMatches(site, 'print');
    const map = site.getByRole('navigation', { name: tours.itinerary.map.title });
    for (const { title, description, stop } of tours.itinerary.days) {
      await expect(site.getByRole('heading', { name: title })).toBeVisible();
      await expect(site.getByText(description)).toBeVisible();
      await expect(map.getByText(stop.name, { exact: true })).toBeVisible();
    }
    const { phone, email, address } = company;
    for (const text of [phone.text, email, address.street])
      await expect(site.getByText(text).locator('visible=true').first()).toBeVisible();

    const separators = await site
      .locator('[id^=day-] li:not(:last-child)')
      .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::after').content));
    expect(separators.length).toBeGreaterThan(10);
    for (const separator of separators) expect(separator).toContain('·');

    await expect(site.getByRole('button')).toHaveCount(0);
    await expect(site.getByRole('tab')).toHaveCount(0);
    await expect(site.getByRole('heading', { name: tours.types.title })).toHaveCount(0);
    await expect(site.getByRole('contentinfo')).toHaveCount(0);

    for (const { title } of tours.itinerary.days) {
      const heading = site.getByRole('heading', { name: title });
      await expect(heading).toHaveCSS('break-after', 'avoid');
      await expect(site.locator('[id^=day-]').filter({ has: heading })).toHaveCSS(
        'break-inside',
        'avoid',
      );
    }
  });

  test('has no toast', async ({ site }) => {
    const form = new ContactForm(site);
    await form.open();
    await form.send();
    await expect(form.successToast).toBeVisible();
    await site.emulateMedia({ media: 'print' });
    await skipUnlessMediaMatches(site, 'print');
    // At once, because the toast soon closes by itself.
    expect(await form.successToast.isVisible()).toBe(false);
  });

  test('has all its images loaded when the print button is pressed', async ({ site }) => {
    await site.evaluate(() => {
      window.print = () => {
        const images = [...document.querySelectorAll<HTMLImageElement>('[id^="day-"] img')];
        document.documentElement.dataset.printed = String(
          images.filter(({ naturalWidth }) => naturalWidth > 0).length,
        );
      };
    });
    await site.getByRole('button', { name: tours.itinerary.print }).click();
    await expect(site.locator('html')).toHaveAttribute(
      'data-printed',
      String(tours.itinerary.days.length),
    );
  });
});

test('paper has the margins that printers need', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const margins = /@page\s*\{\s*margin:\s*([^;}]+)/.exec(html)?.[1]?.split(' ') ?? [];
  expect(margins).not.toEqual([]);
  for (const margin of margins) {
    expect(margin).toMatch(/^\d+mm$/);
    expect(Number.parseInt(margin, 10)).toBeGreaterThanOrEqual(10);
  }
});
