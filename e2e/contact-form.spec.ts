import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import type { Dialog, Page } from '@playwright/test';
import { HttpResponse, http, passthrough } from 'msw';
import { type EmailMessage, sendPath } from '../src/build/mocks/emailjs-handlers';
import {
  ContactForm,
  emptyValues,
  expectOneToast,
  type FormValues,
  sampleValues,
  toasts,
} from './support/contact-form';
import { expect, openSite, ownPage, test, waitForHydration } from './support/fixtures';
import { deferred, recordRequests, sendUrl } from './support/network';
import { navigateTo } from './support/screens';

const sendRequests = new RegExp(`${sendPath}$`);

test.describe('valid message', () => {
  test('is posted unchanged, and the form is cleared', async ({ site, mailbox }) => {
    const form = new ContactForm(site);
    await form.open();
    await form.send();

    await expect(form.successToast).toContainText("We'll get back to you within 2 hours!");
    expect(mailbox).toEqual([
      {
        lib_version: '3.12.1',
        user_id: 'local-public-key',
        service_id: 'local-service',
        template_id: 'local-template',
        template_params: sampleValues,
      },
    ]);
    expect(await form.values()).toEqual(emptyValues);
    await expect(form.sendButton).toBeEnabled();
    await expect(form.failureToast).toHaveCount(0);
  });

  test('is saved unchanged by the local mailbox', async ({ site, network }, { testId }) => {
    network.use(http.post(sendUrl, () => passthrough()));
    const values = { ...sampleValues, from_name: `${sampleValues.from_name} ${testId}` };
    const form = new ContactForm(site);
    await form.open();
    await form.send(values);

    await expect(form.successToast).toBeVisible();
    const saved = await savedMessagesFrom(values.from_name);
    expect(saved.map(({ template_params }) => template_params)).toContainEqual(values);
  });
});

test('incomplete form focuses each invalid field, and is sent once all are valid', async ({
  site,
  mailbox,
}) => {
  const corrections: [keyof FormValues, string][] = [
    ['from_name', 'Ada'],
    ['from_email', 'ada'],
    // "ada" is not a valid address.
    ['from_email', '@example.com'],
    ['message', 'Hello'],
  ];
  const form = new ContactForm(site);
  await form.open();
  for (const [name, text] of corrections) {
    await form.sendButton.click();
    await expect(form.fields[name]).toBeFocused();
    await expect(form.fields[name]).toHaveJSProperty('validity.valid', false);
    await expect(form.sendingButton).toHaveCount(0);
    await site.keyboard.type(text);
  }
  await form.sendButton.click();
  await expect(form.successToast).toBeVisible();
  expect(mailbox.map(({ template_params }) => template_params)).toEqual([
    { from_name: 'Ada', from_email: 'ada@example.com', phone_number: '', message: 'Hello' },
  ]);
});

test('invalid submission brings the first invalid field into view together with its label', async ({
  site,
}) => {
  for (const height of [612, 420]) {
    await site.setViewportSize({ width: 390, height });
    const form = new ContactForm(site);
    await form.open();
    await form.sendButton.focus();
    await site.keyboard.press('Enter');
    const field = form.fields.from_name;
    await expect(field).toBeFocused();
    const header = await site.getByRole('banner').boundingBox();
    const label = await field.evaluate((input: HTMLInputElement) =>
      input.labels?.[0]?.getBoundingClientRect(),
    );
    expect(label?.y, `${height} px`).toBeGreaterThanOrEqual(header?.height ?? 0);
    await expect(field).toBeInViewport({ ratio: 1 });
  }
});

test.describe('response of EmailJS', () => {
  test.beforeEach(({ allowedErrors }) => void allowedErrors.push('Failed to load resource'));

  test('every error status shows one failure toast, keeps the values, and allows a retry', async ({
    site,
    network,
    mailbox,
  }) => {
    test.slow();
    const form = new ContactForm(site);
    const posts = recordRequests(site, sendRequests);
    const responses: [number, string | null][] = [
      [201, 'Created'],
      [204, null],
      ...[400, 401, 403, 404, 412, 413, 422, 429, 500, 502, 503].map((status): [number, string] => [
        status,
        'No',
      ]),
    ];
    await form.open();
    await form.fill(sampleValues);
    for (const [index, [status, text]] of responses.entries()) {
      await test.step(String(status), async () => {
        network.use(http.post(sendUrl, () => new HttpResponse(text, { status }), { once: true }));
        await form.sendButton.click();
        await expect(form.failureToast).toContainText('Please try again or call us directly.');
        await expectOneToast(site);
        expect(await form.values()).toEqual(sampleValues);
        expect(posts).toHaveLength(index + 1);
        await site.keyboard.press('Escape');
        await expect(form.failureToast).toHaveCount(0);
      });
    }
    await form.sendButton.click();
    await expect(form.successToast).toBeVisible();
    expect(mailbox.map(({ template_params }) => template_params)).toEqual([sampleValues]);
  });

  test('status 200 or text "OK" shows one success toast and clears the form', async ({
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
        network.use(http.post(sendUrl, () => new HttpResponse(text, { status }), { once: true }));
        await form.send();
        await expect(form.successToast).toBeVisible();
        await expectOneToast(site);
        expect(await form.values()).toEqual(emptyValues);
        await expect(form.sendButton).toBeEnabled();
        await site.keyboard.press('Escape');
        await expect(form.successToast).toHaveCount(0);
      });
    }
  });

  const isPost = (url: URL) => url.pathname === sendPath;

  const networkErrors: Record<string, (page: Page, server: Server) => Promise<unknown>> = {
    'response cut off': (page, server) =>
      page.route(isPost, (route) =>
        route.continue({
          url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${sendPath}`,
        }),
      ),
    offline: async (page) => {
      await page.route(isPost, (route) => route.continue());
      await page.context().setOffline(true);
    },
    'blocked by the client': (page) =>
      page.route(isPost, (route) => route.abort('blockedbyclient')),
  };

  test('every network error shows one failure toast, keeps the values, and allows a retry', async ({
    site,
    mailbox,
  }) => {
    const server = createServer((socket) =>
      socket.once('data', () =>
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nO', () =>
          socket.resetAndDestroy(),
        ),
      ),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const form = new ContactForm(site);
    await form.open();
    for (const [index, [name, cause]] of Object.entries(networkErrors).entries()) {
      await test.step(name, async () => {
        await cause(site, server);
        await form.send();
        await expect(form.failureToast).toBeVisible();
        await expectOneToast(site);
        expect(await form.values()).toEqual(sampleValues);

        await site.context().setOffline(false);
        await site.unrouteAll();
        await form.sendButton.click();
        await expect(form.successToast).toBeVisible();
        expect(mailbox).toHaveLength(index + 1);
      });
    }
    server.close();
  });

  test.describe('when slow', () => {
    test.use(ownPage);

    let response: ReturnType<typeof deferred>;
    let form: ContactForm;

    test.beforeEach(async ({ page, network }) => {
      response = deferred();
      network.use(http.post(sendUrl, () => response.promise, { once: true }));
      await page.clock.install();
      await openSite(page);
      form = new ContactForm(page);
      await form.open();
      await form.send();
      await expect(form.sendingButton).toBeDisabled();
    });

    test('shows no toast before it arrives, and success when it arrives after 25 s', async ({
      page,
      mailbox,
    }) => {
      await page.clock.runFor('00:25');
      await expect(form.sendingButton).toBeDisabled();
      await expect(form.successToast).toHaveCount(0);
      await expect(form.failureToast).toHaveCount(0);
      expect(await form.values()).toEqual(sampleValues);

      response.resolve();
      await expect(form.successToast).toBeVisible();
      await expect(form.sendButton).toBeEnabled();
      expect(mailbox).toHaveLength(1);
    });

    test('is ignored after the 30 s timeout: one failure toast, values kept, retry succeeds', async ({
      page,
      mailbox,
    }) => {
      await page.clock.runFor('00:31');
      await expect(form.failureToast).toBeVisible();
      const finished = page.waitForEvent('requestfinished');
      response.resolve();
      await finished;
      await expectOneToast(page);
      await expect(form.successToast).toHaveCount(0);
      expect(await form.values()).toEqual(sampleValues);
      await form.sendButton.click();
      await expect(form.successToast).toBeVisible();
      await expectOneToast(page);
      expect(await form.values()).toEqual(emptyValues);
      expect(mailbox.length).toBeGreaterThan(0);
    });
  });

  test('inline status shows the outcome if the toasts fail to load', async ({
    site,
    network,
    allowedErrors,
  }) => {
    // Chromium and Firefox; WebKit.
    allowedErrors.push('dynamically imported module', 'Importing a module script failed');
    await site.route(/assets\/Toaster.*\.js/, (route) => route.abort('connectionreset'));
    await openSite(site);
    network.use(http.post(sendUrl, () => HttpResponse.error(), { once: true }));
    const form = new ContactForm(site);
    await form.open();
    await form.send();
    await expect(form.screen.getByText('Your message was not sent')).toBeVisible();
    expect(await form.values()).toEqual(sampleValues);
    await form.sendButton.click();
    await expect(form.screen.getByText('Your message is on its way')).toBeVisible();
    expect(await form.values()).toEqual(emptyValues);
  });
});

test.describe('while a message is being sent', () => {
  let response: ReturnType<typeof deferred>;
  let posts: string[];
  let form: ContactForm;

  test.beforeEach(async ({ site, network }) => {
    response = deferred();
    network.use(http.post(sendUrl, () => response.promise));
    posts = recordRequests(site, sendRequests);
    form = new ContactForm(site);
    await form.open();
    await form.fill(sampleValues);
  });

  /** Lets the request succeed, and expects one request and one toast. */
  async function expectOneSuccess(page: Page): Promise<void> {
    response.resolve();
    await expect(form.successToast).toBeVisible();
    await expectOneToast(page);
    expect(posts).toHaveLength(1);
  }

  test('repeated submissions by script, click, and Enter send it once', async ({
    site,
    mailbox,
  }) => {
    await form.sendButton.evaluate((button: HTMLButtonElement) => {
      button.form?.requestSubmit();
      button.click();
      button.form?.requestSubmit();
    });
    await form.fields.from_name.focus();
    for (let time = 0; time < 20; time += 1) await site.keyboard.down('Enter');
    await site.keyboard.up('Enter');
    await expect(form.sendingButton).toBeDisabled();
    await form.sendingButton.dispatchEvent('click');
    await expectOneSuccess(site);
    expect(await form.values()).toEqual(emptyValues);
    expect(mailbox).toHaveLength(1);
  });

  test('switching screens shows the toast on the new screen and keeps the focus there', async ({
    site,
  }) => {
    await form.sendButton.click();
    await navigateTo(site, 'gallery');
    await expectOneSuccess(site);
    await expect(site.locator('#gallery h1')).toBeFocused();
    await navigateTo(site, 'contact');
    expect(await form.values()).toEqual(emptyValues);
    await expect(form.sendButton).toBeEnabled();
  });

  for (const first of ['send', 'navigate'] as const) {
    test(`sending and navigating in one tick, ${first} first, sends it once`, async ({ site }) => {
      await form.sendButton.evaluate((button: HTMLButtonElement, sendFirst) => {
        const leave = () => window.dispatchEvent(new CustomEvent('navigate', { detail: 'tours' }));
        if (!sendFirst) leave();
        button.click();
        if (sendFirst) leave();
      }, first === 'send');
      await expect(site.locator('#tours h1')).toBeVisible();
      await expectOneSuccess(site);
    });
  }

  test('text typed meanwhile stays in the form', async ({ site }) => {
    await form.sendButton.click();
    await expect(form.sendingButton).toBeDisabled();
    await form.fields.message.pressSequentially('One more thing');
    await expectOneSuccess(site);
    expect(await form.values()).toEqual({
      ...sampleValues,
      message: `${sampleValues.message}One more thing`,
    });
  });

  test('a new toast replaces one that is being swiped', async ({
    site,
    network,
    allowedErrors,
  }) => {
    allowedErrors.push('Failed to load resource');
    network.use(http.post(sendUrl, () => HttpResponse.error(), { once: true }));
    await form.sendButton.click();
    await expect(form.failureToast).toBeVisible();
    const box = await form.failureToast.boundingBox();
    await form.sendButton.press('Enter');
    await site.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await site.mouse.down();
    await site.mouse.move((box?.x ?? 0) + 45, (box?.y ?? 0) + 20, { steps: 3 });
    response.resolve();
    await expect(form.successToast).toBeVisible();
    await expectOneToast(site);
    await site.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 20, { steps: 3 });
    await site.mouse.up();
    expect(await toasts(site).count()).toBeLessThanOrEqual(1);
    await site.keyboard.press('Escape');
    await expect(toasts(site)).toHaveCount(0);
  });
});

test.describe('reloading the page', () => {
  test('does not prompt with an empty form or after the message was sent', async ({ site }) => {
    const form = new ContactForm(site);
    await form.open();
    await form.fields.from_name.click();
    expect(await reload(site)).toEqual([]);
    await form.open();
    await form.send();
    await expect(form.successToast).toBeVisible();
    expect(await reload(site)).toEqual([]);
  });

  test('prompts with an unsent draft, after a failure, and while a message is being sent', async ({
    site,
    network,
    allowedErrors,
  }) => {
    const response = deferred();
    network.use(http.post(sendUrl, () => response.promise));
    const form = new ContactForm(site);
    await form.open();
    await form.fields.message.pressSequentially('Hello');
    expect(await reload(site)).toEqual(['beforeunload']);
    await form.open();
    await form.send();
    await expect(form.sendingButton).toBeDisabled();
    expect(await reload(site)).toEqual(['beforeunload']);
    response.resolve();

    await form.sendAndFail({ network, allowedErrors });
    await expect(form.failureToast).toBeVisible();
    expect(await reload(site)).toEqual(['beforeunload']);
  });

  test('sends the values that the browser restored and shows', async ({ site, mailbox }) => {
    const form = new ContactForm(site);
    await form.open();
    await form.fill(sampleValues);
    await reload(site);
    await form.open();
    const restored = await form.values();
    await form.fields.from_name.fill('Zoë');
    if (restored.message === '') return expect(restored).toEqual(emptyValues);
    await form.sendButton.click();
    await expect(form.successToast).toBeVisible();
    expect(mailbox.map(({ template_params }) => template_params)).toEqual([
      { ...restored, from_name: 'Zoë' },
    ]);
  });
});

/** The messages from a sender that the preview server's mailbox has saved. */
async function savedMessagesFrom(name: string): Promise<EmailMessage[]> {
  const folder = 'reports/e2e/mailbox';
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts
    .map((text) => JSON.parse(text) as EmailMessage)
    .filter(({ template_params }) => template_params.from_name === name);
}

/** Reloads the page, accepts every prompt, and returns the types of the prompts. */
async function reload(page: Page): Promise<string[]> {
  const prompts: string[] = [];
  const accept = (dialog: Dialog) => {
    prompts.push(dialog.type());
    return dialog.accept();
  };
  page.on('dialog', accept);
  await page.reload();
  await waitForHydration(page);
  page.off('dialog', accept);
  return prompts;
}
