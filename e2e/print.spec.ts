import { ContactForm } from './support/contact-form';
import { company, gallery, home, tabs, tours } from './support/content';
import { expect, test } from './support/fixtures';
import { openSiteWithPausedClock } from './support/open-site';
import { pagesOf } from './support/paper';
import { navigateTo, openPhotoViewer, sheetOfA4 } from './support/screens';

// What is on paper, what is not, and where pages break.

test.describe('printed itinerary', () => {
  test('has every day and the contact details, and no buttons, tabs, or footer', async ({
    readOnlySite: site,
  }) => {
    await navigateTo(site, 'tours');
    await site.setViewportSize(sheetOfA4);
    await site.emulateMedia({ media: 'print' });
    const map = site.getByRole('navigation', { name: tours.itinerary.map.title });
    for (const { day, title, description, stop } of tours.itinerary.days) {
      const card = site.locator(`#day-${day}`);
      await expect(card.getByRole('heading', { level: 3 })).toContainText(title);
      await expect(card.getByText(description)).toBeVisible();
      await expect(map.getByText(stop.name, { exact: true })).toBeVisible();
    }
    const { phone, email, address } = company;
    for (const text of [phone.text, email, address.street])
      await expect(site.getByText(text).locator('visible=true').first()).toBeVisible();

    await expect(site.getByRole('button')).toHaveCount(0);
    await expect(site.getByRole('tab')).toHaveCount(0);
    await expect(site.getByRole('heading', { name: tours.types.title })).toHaveCount(0);
    await expect(site.getByRole('contentinfo')).toHaveCount(0);
  });

  test('has the pictures of the map and all days loaded when the print button is pressed', async ({
    site,
  }) => {
    await navigateTo(site, 'tours');
    await site.evaluate(() => {
      window.print = () => {
        const selector = '#route-map img, [id^="day-"] figure img';
        const images = [...document.querySelectorAll<HTMLImageElement>(selector)];
        document.documentElement.dataset.printed = String(
          images.filter(({ naturalWidth }) => naturalWidth > 0).length,
        );
      };
    });
    await site.getByRole('button', { name: tours.itinerary.print }).click();
    await expect(site.locator('html')).toHaveAttribute(
      'data-printed',
      String(1 + tours.itinerary.days.length),
    );
  });
});

test('what is open or has the focus on screen leaves no trace on paper', async ({
  readOnlySite: site,
}) => {
  await navigateTo(site, 'gallery');
  const heading = site.getByRole('heading', { level: 1, name: gallery.hero.title });
  await site.keyboard.press('Shift');
  await heading.focus();
  await expect(heading).not.toHaveCSS('outline-style', 'none');
  await site.emulateMedia({ media: 'print' });
  await expect(heading).toHaveCSS('outline-style', 'none');
  await expect(heading).toHaveCSS('box-shadow', 'none');

  await site.emulateMedia({ media: 'screen' });
  await openPhotoViewer(site);
  await site.emulateMedia({ media: 'print' });
  await expect(site.locator('dialog')).toBeHidden();
  await expect(site.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the dark color scheme prints as the light one does', async ({ readOnlySite: site }) => {
  const print = async (colorScheme: 'light' | 'dark') => {
    await site.emulateMedia({ media: 'print', colorScheme });
    return site.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const style = getComputedStyle(element);
          const { color, backgroundColor, borderColor, boxShadow, fill, filter, stroke } = style;
          const colors = [color, backgroundColor, borderColor, boxShadow, fill, filter, stroke];
          return [element.tagName, ...colors].join();
        }),
    );
  };
  for (const { id } of tabs) {
    await navigateTo(site, id);
    const light = await print('light');
    if (id === 'home') expect(light.join()).toContain('IMG');
    expect(light.join()).not.toContain('brightness');
    expect(await print('dark'), id).toEqual(light);
  }
});

test('a toast is not printed, and every testimonial is', async ({ page }) => {
  await openSiteWithPausedClock(page);
  await page.emulateMedia({ media: 'print' });
  for (const { name } of home.testimonials.list)
    await expect(page.locator('#home').getByText(name, { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const form = new ContactForm(page);
  await form.open();
  await form.send();
  await expect(form.successToast).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(form.successToast).toBeHidden();
});

test.describe('pages', { tag: '@all' }, () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium can print to a file');

  test('break neither inside a day, card, photo, or answer, nor after a heading', async ({
    readOnlySite: site,
  }) => {
    for (const { id } of tabs) {
      await navigateTo(site, id);
      const elements = site.locator(`#${id} :is(h1, h2, h3, p, dl, figure, li, [id^=day-])`);
      const names = await elements.evaluateAll((all) =>
        all.map(({ localName, textContent }) => `${localName} "${textContent.slice(0, 40)}"`),
      );
      const pages = await pagesOf(elements);
      const printed = names
        .map((name, index) => ({ name, ...pages[index] }))
        .filter(({ last }) => last);
      expect(printed.length).toBeGreaterThan(10);
      const faults = printed.flatMap(({ name, first, last }, index) => {
        if (first !== last) return [`${name} is on two pages`];
        const next = printed[index + 1];
        return /^h\d/.test(name) && next && next.first !== last
          ? [`${next.name} is not on the page of ${name}`]
          : [];
      });
      expect.soft(faults, id).toEqual([]);
    }
  });

  test('have all of a long draft, on the same page as its label', async ({ site }) => {
    const form = new ContactForm(site);
    await form.open();
    const message = form.fields.message;
    await message.fill('A line of the message.\n'.repeat(30));
    const [pages] = await pagesOf(message.locator('..'));
    expect(pages?.last).toBeGreaterThan(0);
    expect(pages?.first).toBe(pages?.last);
    await site.emulateMedia({ media: 'print' });
    const hidden = await message.evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(hidden).toBeLessThanOrEqual(0);
  });
});

test('printed pages name the company and the addresses of other sites, also for screen readers', async ({
  readOnlySite: site,
}) => {
  await navigateTo(site, 'guide');
  await site.emulateMedia({ media: 'print' });
  const text = await site.locator('body').ariaSnapshot();
  for (const detail of [company.name, company.phone.text, company.email, company.address.street])
    expect(text).toContain(detail);
  const links = site.locator('#guide a[href^="http"]').filter({ visible: true });
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => getComputedStyle(link, '::after').content),
  );
  expect(addresses).not.toEqual([]);
  for (const address of addresses) expect(address).toMatch(/attr\(href\)|https?:/);
});

test('paper has the margins that printers need', async ({ site }) => {
  const margin = /@page\s*\{\s*margin:\s*([^;}]+)/.exec(await site.content())?.[1] ?? '';
  const pixels = await site.evaluate((value) => {
    document.body.style.margin = value;
    const { marginTop, marginRight, marginBottom, marginLeft } = getComputedStyle(document.body);
    return [marginTop, marginRight, marginBottom, marginLeft].map(Number.parseFloat);
  }, margin);
  // 10 mm, rounded down as browsers round lengths.
  expect(Math.min(...pixels)).toBeGreaterThan(37.7);
});
