import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { Page } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import { sendPath } from '../src/build/mocks/emailjs-handlers';
import { ContactForm, empty, letter } from './support/contact-form';
import { expect, openSite, test } from './support/fixtures';
import { address, held, postsFrom, toldOnce } from './support/network';

// Whatever the service answers, or does not: the visitor gets one plain word about it, keeps what
// was written until it is sent, and gets the button back.

const everyPost = (url: URL) => url.pathname === sendPath;

test.beforeEach(({ allow }) => void allow.push('Failed to load resource'));

test('every refusal is one toast, and the message is kept and can be sent again', async ({
  site,
  network,
  mailbox,
}) => {
  test.slow();
  const form = new ContactForm(site);
  const posts = postsFrom(site);
  const answers: [number, string | null][] = [
    [201, 'Created'],
    [204, null],
    ...[400, 401, 403, 404, 412, 413, 422, 429, 500, 502, 503].map((status): [number, string] => [
      status,
      'No',
    ]),
  ];
  await form.open();
  await form.fill(letter);
  for (const [index, [status, text]] of answers.entries()) {
    await test.step(String(status), async () => {
      network.use(http.post(address, () => new HttpResponse(text, { status }), { once: true }));
      await form.sendButton.click();
      await expect(form.failureToast).toContainText('Please try again or call us directly.');
      await toldOnce(site);
      expect(await form.words()).toEqual(letter);
      expect(posts).toHaveLength(index + 1);
      await site.keyboard.press('Escape');
      await expect(form.failureToast).toHaveCount(0);
    });
  }
  await form.sendButton.click();
  await expect(form.successToast).toBeVisible();
  expect(mailbox.map(({ template_params }) => template_params)).toEqual([letter]);
});

test('status 200, or "OK" with any other, is one toast, and the form is empty', async ({
  site,
  network,
}) => {
  const form = new ContactForm(site);
  await form.open();
  for (const [status, text] of [
    [200, 'OK'],
    [200, 'Fine'],
    [201, 'OK'],
  ] as const) {
    await test.step(`${status} "${text}"`, async () => {
      network.use(http.post(address, () => new HttpResponse(text, { status }), { once: true }));
      await form.send();
      await expect(form.successToast).toBeVisible();
      await toldOnce(site);
      expect(await form.words()).toEqual(empty);
      await expect(form.sendButton).toBeEnabled();
      await site.keyboard.press('Escape');
      await expect(form.successToast).toHaveCount(0);
    });
  }
});

const losses: Record<string, (page: Page, server: Server) => Promise<unknown>> = {
  'nobody listens at the other end': (page) =>
    page.route(everyPost, (route) => route.continue({ url: `http://127.0.0.1:1${sendPath}` })),
  'the answer breaks off half way': (page, server) =>
    page.route(everyPost, (route) =>
      route.continue({
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${sendPath}`,
      }),
    ),
  'the visitor is offline': async (page) => {
    await page.route(everyPost, (route) => route.continue());
    await page.context().setOffline(true);
  },
  'the name of the service is not found': (page) =>
    page.route(everyPost, (route) => route.abort('namenotresolved')),
  'something on the way blocks it': (page) =>
    page.route(everyPost, (route) => route.abort('blockedbyclient')),
};

test('a message lost on the way is one toast, and can be sent again', async ({ site, mailbox }) => {
  const server = createServer((socket) =>
    socket.once('data', () =>
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nO', () => socket.resetAndDestroy()),
    ),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const form = new ContactForm(site);
  await form.open();
  for (const [index, [name, lose]] of Object.entries(losses).entries()) {
    await test.step(name, async () => {
      await lose(site, server);
      await form.send();
      await expect(form.failureToast).toBeVisible();
      await toldOnce(site);
      expect(await form.words()).toEqual(letter);

      await site.context().setOffline(false);
      await site.unrouteAll();
      await form.sendButton.click();
      await expect(form.successToast).toBeVisible();
      expect(mailbox).toHaveLength(index + 1);
    });
  }
  server.close();
});

test.describe('an answer that takes its time', () => {
  let answer: ReturnType<typeof held>;
  let form: ContactForm;

  test.beforeEach(async ({ page, network }) => {
    answer = held();
    network.use(http.post(address, () => answer.promise, { once: true }));
    await page.clock.install();
    await openSite(page);
    form = new ContactForm(page);
    await form.open();
    await form.send();
    await expect(form.sendingButton).toBeDisabled();
  });

  test('is waited for, with nothing said before it is there', async ({ page, mailbox }) => {
    await page.clock.runFor('00:25');
    await expect(form.sendingButton).toBeDisabled();
    await expect(form.successToast).toHaveCount(0);
    await expect(form.failureToast).toHaveCount(0);
    expect(await form.words()).toEqual(letter);

    answer.release();
    await expect(form.successToast).toBeVisible();
    await expect(form.sendButton).toBeEnabled();
    expect(mailbox).toHaveLength(1);
  });

  test('and comes too late changes nothing: one toast, the words kept, a second try works', async ({
    page,
    mailbox,
  }) => {
    await page.clock.runFor('00:31');
    await expect(form.failureToast).toBeVisible();
    const late = page.waitForEvent('requestfinished');
    answer.release();
    await late;
    await toldOnce(page);
    await expect(form.successToast).toHaveCount(0);
    expect(await form.words()).toEqual(letter);
    await form.sendButton.click();
    await expect(form.successToast).toBeVisible();
    await toldOnce(page);
    expect(await form.words()).toEqual(empty);
    expect(mailbox.length).toBeGreaterThan(0);
  });
});

test('the outcome stands by the form even if the toasts cannot be loaded', async ({
  page,
  network,
}) => {
  await page.route(/assets\/Toaster.*\.js/, (route) => route.abort('connectionreset'));
  await openSite(page);
  network.use(http.post(address, () => HttpResponse.error(), { once: true }));
  const form = new ContactForm(page);
  await form.open();
  await form.send();
  await expect(form.screen.getByText('Please try again or call us directly.')).toBeVisible();
  expect(await form.words()).toEqual(letter);
  await form.sendButton.click();
  await expect(form.screen.getByText("We'll get back to you within 2 hours!")).toBeVisible();
  expect(await form.words()).toEqual(empty);
});
