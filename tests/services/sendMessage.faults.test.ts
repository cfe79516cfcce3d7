import fc from 'fast-check';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendPath } from '../../src/build/mocks/emailjs-handlers';
import { config } from '../../src/config';
import { type ContactMessage, sendMessage } from '../../src/services/sendMessage';
import { arbitraryText, propertyOptions } from '../helpers/properties';
import { advanceTime, installFakeTimers } from '../helpers/render';
import { messages, server } from '../helpers/server';

const address = `*${sendPath}`;
const validMessage: ContactMessage = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '',
  message: 'Hi',
};
const keys = { ...config.emailjs };

afterEach(() => void Object.assign(config.emailjs, keys));

const succeeds: [number, string | null][] = [
  [200, 'OK'],
  [200, 'Fine'],
  [200, ''],
  [201, 'OK'],
  [429, 'OK'],
];
const fails: [number, string | null][] = [
  [201, 'Created'],
  [202, ''],
  [204, null],
  ...[400, 401, 403, 404, 408, 412, 413, 422, 429, 500, 502, 503, 504].map(
    (status): [number, string] => [status, 'No'],
  ),
  [500, 'ok'],
  [500, ' OK'],
];

describe('a response of EmailJS', () => {
  it.each(succeeds)('of %i %j is a success', async (status, text) => {
    server.use(http.post(address, () => new HttpResponse(text, { status })));
    await expect(sendMessage(validMessage)).resolves.toBeUndefined();
  });

  it.each(fails)('of %i %j is a failure', async (status, text) => {
    server.use(http.post(address, () => new HttpResponse(text, { status })));
    await expect(sendMessage(validMessage)).rejects.toMatchObject({ status });
  });

  it('lost to a network error is a failure', async () => {
    server.use(http.post(address, () => HttpResponse.error()));
    await expect(sendMessage(validMessage)).rejects.toBeDefined();
  });

  it('that never arrives is a failure after 30 seconds, not before', async () => {
    installFakeTimers();
    server.use(http.post(address, () => new Promise<never>(() => {})));
    const outcome = vi.fn();
    sendMessage(validMessage).then(outcome, outcome);
    await advanceTime(29_999);
    expect(outcome).not.toHaveBeenCalled();
    await advanceTime(1);
    expect(outcome).toHaveBeenCalledWith(new Error('The e-mail service did not answer.'));
  });

  it.each(['OK', 'No'])('of %j after the timeout has no effect', async (text) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answer = () => {};
    const late = new Promise<Response>((resolve) => {
      answer = () => resolve(new HttpResponse(text, { status: text === 'OK' ? 200 : 500 }));
    });
    server.use(http.post(address, () => late as Promise<HttpResponse<string>>));
    const outcome = sendMessage(validMessage);
    outcome.catch(() => {});
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(outcome).rejects.toThrow('did not answer');
    // A rejection nobody handles would fail this test.
    answer();
    await vi.advanceTimersByTimeAsync(1_000);
  });
});

describe('an incomplete EmailJS configuration', () => {
  it.each([
    ['publicKey', 'The public key is required. Visit https://dashboard.emailjs.com/admin/account'],
    ['serviceId', 'The service ID is required. Visit https://dashboard.emailjs.com/admin'],
    [
      'templateId',
      'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates',
    ],
  ] as const)(
    'rejects once, with the message of the library, without the %s',
    async (key, text) => {
      installFakeTimers();
      config.emailjs[key] = '';
      await expect(sendMessage(validMessage)).rejects.toBe(text);
      expect(messages).toEqual([]);
      expect(vi.getTimerCount()).toBe(0);
      // A rejection that nobody catches fails this test.
      await advanceTime(31_000);
    },
  );
});

describe('the text of a message', () => {
  it('is sent unchanged, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        arbitraryText,
        arbitraryText,
        arbitraryText,
        arbitraryText,
        async (name, email, phone, message) => {
          messages.length = 0;
          await sendMessage({ name, email, phone, message });
          expect(messages.map(({ template_params }) => template_params)).toEqual([
            { from_name: name, from_email: email, phone_number: phone, message },
          ]);
        },
      ),
      propertyOptions(300),
    );
  }, 60_000);

  it('is accepted up to the size limit of the service and rejected beyond it', async () => {
    const message = 'சி'.repeat(150_000);
    await sendMessage({ ...validMessage, message });
    expect(messages[0]?.template_params.message).toBe(message);
    await expect(
      sendMessage({ ...validMessage, message: 'x'.repeat(1024 * 1024) }),
    ).rejects.toMatchObject({ status: 413 });
    expect(messages).toHaveLength(1);
  });
});
