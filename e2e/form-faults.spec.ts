import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { Page } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import { sendPath } from '../src/build/emailjs';
import { ContactForm, type Letter, letter } from './contact-form';
import { expect, openSite, test } from './fixtures';

// The form under fire: whatever becomes of a message, the visitor gets one plain word about it,
// keeps what was written until it is sent, and gets the button back.

const address = `*${sendPath}`;
const everyPost = (url: URL) => url.pathname === sendPath;
const empty: Letter = { from_name: '', from_email: '', phone_number: '', message: '' };

test.beforeEach(({ allow }) => void allow.push('Failed to load resource'));

test('every refusal the service can give is one toast, and the message is still there', async ({
  site,
  network,
  mailbox,
}) => {
  test.slow();
  const form = new ContactForm(site);
  const posts = countPosts(site);
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
      await expect(form.failureToast).toBeVisible();
      await oneToast(site);
      expect(await form.words()).toEqual(letter);
      expect(posts).toHaveLength(index + 1);
      await site.keyboard.press('Escape');
      await expect(form.failureToast).toHaveCount(0);
    });
  }
  await form.sendButton.click();
  await expect(form.successToast).toBeVisible();
  expect(mailbox).toHaveLength(1);
});

for (const [status, text] of [
  [200, 'OK'],
  [200, 'Fine'],
  [201, 'OK'],
] as const) {
  test(`an answer of ${status} "${text}" is one toast, and the form is empty`, async ({
    site,
    network,
  }) => {
    network.use(http.post(address, () => new HttpResponse(text, { status })));
    const form = new ContactForm(site);
    await form.open();
    await form.send();
    await expect(form.successToast).toBeVisible();
    await oneToast(site);
    expect(await form.words()).toEqual(empty);
    await expect(form.sendButton).toBeEnabled();
  });
}

const losses: Record<string, (page: Page, server: Server) => Promise<unknown>> = {
  'nobody listens at the other end': (page) =>
    page.route(everyPost, (route) => route.continue({ url: `http://127.0.0.1:1${sendPath}` })),
  'the answer breaks off half way': async (page, server) => {
    server.on('connection', (socket) =>
      socket.once('data', () =>
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nO', () =>
          socket.resetAndDestroy(),
        ),
      ),
    );
    const { port } = server.address() as AddressInfo;
    await page.route(everyPost, (route) =>
      route.continue({ url: `http://127.0.0.1:${port}${sendPath}` }),
    );
  },
  'the visitor is offline': async (page) => {
    await page.route(everyPost, (route) => route.continue());
    await page.context().setOffline(true);
  },
  'the name of the service is not found': (page) =>
    page.route(everyPost, (route) => route.abort('namenotresolved'), { times: 1 }),
  'something on the way blocks it': (page) =>
    page.route(everyPost, (route) => route.abort('blockedbyclient'), { times: 1 }),
};

for (const [name, lose] of Object.entries(losses)) {
  test(`a lost message is one toast, and can be sent again: ${name}`, async ({ site, mailbox }, {
    project,
  }) => {
    test.skip(project.name.startsWith('firefox'), 'Intercepted calls have no body there.');
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    await lose(site, server);
    const form = new ContactForm(site);
    await form.open();
    await form.send();
    await expect(form.failureToast).toBeVisible();
    await oneToast(site);
    expect(await form.words()).toEqual(letter);

    await site.context().setOffline(false);
    await site.unrouteAll();
    await form.sendButton.click();
    await expect(form.successToast).toBeVisible();
    expect(mailbox).toHaveLength(1);
    server.close();
  });
}

test('an answer too late changes nothing: one toast, the words kept, and a second try works', async ({
  page,
  network,
  mailbox,
}) => {
  await page.clock.install();
  await openSite(page);
  const answer = held();
  network.use(http.post(address, () => answer.promise, { once: true }));
  const form = new ContactForm(page);
  await form.open();
  await form.send();
  await page.clock.runFor('00:31');
  await expect(form.failureToast).toBeVisible();
  const late = page.waitForEvent('requestfinished');
  answer.release();
  await late;
  await oneToast(page);
  await expect(form.successToast).toHaveCount(0);
  expect(await form.words()).toEqual(letter);
  await expect(form.sendButton).toBeEnabled();
  await form.sendButton.click();
  await expect(form.successToast).toBeVisible();
  await oneToast(page);
  expect(mailbox.length).toBeGreaterThan(0);
});

test.describe('while a message is on its way', () => {
  let answer: ReturnType<typeof held>;
  let posts: string[];
  let form: ContactForm;

  test.beforeEach(async ({ site, network }) => {
    answer = held();
    network.use(http.post(address, () => answer.promise));
    posts = countPosts(site);
    form = new ContactForm(site);
    await form.open();
    await form.fill(letter);
  });

  const sendAndSee = async (page: Page) => {
    answer.release();
    await expect(form.successToast).toBeVisible();
    await oneToast(page);
    expect(posts).toHaveLength(1);
  };

  test('two submissions in one tick send it once', async ({ site }) => {
    await form.sendButton.evaluate((button: HTMLButtonElement) => {
      button.form?.requestSubmit();
      button.form?.requestSubmit();
    });
    await sendAndSee(site);
    expect(await form.words()).toEqual(empty);
  });

  test('Enter held down sends it once', async ({ site }) => {
    await form.fields.from_name.focus();
    for (let time = 0; time < 20; time += 1) await site.keyboard.down('Enter');
    await site.keyboard.up('Enter');
    await expect(form.sendingButton).toBeDisabled();
    await sendAndSee(site);
  });

  test('the visitor may be gone from the screen: the answer is told where they are', async ({
    site,
  }) => {
    await form.sendButton.click();
    await site.getByRole('tab', { name: 'Gallery & Reviews' }).click();
    await sendAndSee(site);
    await expect(site.getByRole('tab', { name: 'Gallery & Reviews' })).toBeFocused();
    await site.getByRole('tab', { name: 'Contact' }).click();
    expect(await form.words()).toEqual(empty);
    await expect(form.sendButton).toBeEnabled();
  });

  for (const first of ['send', 'leave'] as const) {
    test(`sending and leaving in one tick, ${first} first, sends it once`, async ({ site }) => {
      await form.sendButton.evaluate((button: HTMLButtonElement, sendFirst) => {
        const leave = () => window.dispatchEvent(new CustomEvent('navigate', { detail: 'tours' }));
        if (!sendFirst) leave();
        button.click();
        if (sendFirst) leave();
      }, first === 'send');
      await expect(site.locator('#tours h1')).toBeVisible();
      await sendAndSee(site);
    });
  }

  test('the page may be hidden: the answer is told when the visitor is back', async ({ site }) => {
    await form.sendButton.click();
    await setVisibility(site, 'hidden');
    answer.release();
    await expect(form.sendButton).toBeAttached();
    await setVisibility(site, 'visible');
    await expect(form.successToast).toBeVisible();
    await oneToast(site);
    expect(posts).toHaveLength(1);
  });

  test('words written meanwhile are kept', async ({ site }) => {
    await form.sendButton.click();
    await form.fields.message.fill('One more thing');
    await sendAndSee(site);
    expect(await form.words()).toEqual({ ...letter, message: 'One more thing' });
  });

  test('a toast that is being swiped gives way to the next', async ({ site, network }) => {
    network.use(http.post(address, () => HttpResponse.error(), { once: true }));
    await form.sendButton.click();
    await expect(form.failureToast).toBeVisible();
    const box = await form.failureToast.boundingBox();
    await form.sendButton.press('Enter');
    await site.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await site.mouse.down();
    await site.mouse.move((box?.x ?? 0) + 45, (box?.y ?? 0) + 20, { steps: 3 });
    answer.release();
    await expect(form.successToast).toBeVisible();
    await oneToast(site);
    await site.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 20, { steps: 3 });
    await site.mouse.up();
    expect(await toasts(site).count()).toBeLessThanOrEqual(1);
    await site.keyboard.press('Escape');
    await expect(toasts(site)).toHaveCount(0);
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

test.describe('leaving the page', () => {
  const leave = async (page: Page) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      return dialog.accept();
    });
    await page.reload();
    await page.locator('[role=tab][tabindex="0"]').waitFor({ state: 'attached' });
    return asked;
  };

  test('is not held up when there is nothing to lose', async ({ site }) => {
    const form = new ContactForm(site);
    await form.open();
    await form.fields.from_name.click();
    expect(await leave(site)).toEqual([]);
  });

  test('is asked about while there are words that were not sent', async ({ site }) => {
    const form = new ContactForm(site);
    await form.open();
    await form.fields.message.pressSequentially('Hello');
    expect(await leave(site)).toEqual(['beforeunload']);
  });

  test('is asked about while a message is on its way', async ({ site, network }) => {
    const answer = held();
    network.use(http.post(address, () => answer.promise));
    const form = new ContactForm(site);
    await form.open();
    await form.send();
    await expect(form.sendingButton).toBeDisabled();
    expect(await leave(site)).toEqual(['beforeunload']);
    answer.release();
  });

  test('is not held up once the message is sent', async ({ site }) => {
    const form = new ContactForm(site);
    await form.open();
    await form.send();
    await expect(form.successToast).toBeVisible();
    expect(await leave(site)).toEqual([]);
  });

  test('never makes the form show one thing and send another', async ({ site, mailbox }) => {
    const form = new ContactForm(site);
    await form.open();
    await form.fill(letter);
    await leave(site);
    await form.open();
    const shown = await form.words();
    await form.fields.from_name.fill('Zoë');
    if (shown.message === '') return expect(shown).toEqual({ ...empty });
    await form.sendButton.click();
    await expect(form.successToast).toBeVisible();
    expect(mailbox.map(({ template_params }) => template_params)).toEqual([
      { ...shown, from_name: 'Zoë' },
    ]);
  });
});

/** An answer that does not come before it is released. */
function held() {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

function countPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(sendPath)) posts.push(request.method());
  });
  return posts;
}

function toasts(page: Page) {
  return page.getByRole('region', { name: /messages/i }).getByRole('listitem');
}

const oneToast = (page: Page) => expect(toasts(page)).toHaveCount(1);

function setVisibility(page: Page, state: DocumentVisibilityState) {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event(value === 'hidden' ? 'blur' : 'focus'));
  }, state);
}
