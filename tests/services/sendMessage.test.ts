import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendPath } from '../../src/build/mocks/emailjs-handlers';
import { config } from '../../src/config';
import { sendMessage } from '../../src/services/sendMessage';
import { validMessage, validParameters } from '../helpers/form';
import { advanceTime, installFakeTimers } from '../helpers/render';
import { messages, server } from '../helpers/server';

const address = `*${sendPath}`;

/** All requests, whatever the response. */
let requests: Request[];

beforeEach(() => {
  requests = [];
  server.events.on('request:start', ({ request }) => requests.push(request.clone()));
});

afterEach(() => {
  server.events.removeAllListeners();
});

it('sendMessage is one POST of JSON with the library version, the keys, and the fields', async () => {
  vi.spyOn(config, 'emailjs', 'get').mockReturnValue({
    publicKey: 'user',
    serviceId: 'service',
    templateId: 'template',
  });
  vi.spyOn(config, 'emailjsOrigin', 'get').mockReturnValue('https://api.emailjs.com');
  await sendMessage(validMessage);
  expect(requests.map(({ method, url }) => [method, url])).toEqual([
    ['POST', 'https://api.emailjs.com/api/v1.0/email/send'],
  ]);
  expect(requests[0]?.headers.get('content-type')).toBe('application/json');
  expect(messages).toEqual([
    {
      lib_version: '3.12.1',
      user_id: 'user',
      service_id: 'service',
      template_id: 'template',
      template_params: validParameters,
    },
  ]);
});

it.each([
  'Sinhala සිංහල, Tamil தமிழ், and a family 👨‍👩‍👧',
  '{{from_name}} {{{message}}} <%= 1 %> "><img src=x onerror=alert(1)>',
  '\\u0041 \\" %0d%0aBcc: all@example.com\r\n\t\u0000\u001b[2J',
  '\u202eright to left\u2066 and unpaired surrogates \ud800 \udfff',
])('sendMessage sends the text unchanged: %j', async (message) => {
  await sendMessage({ ...validMessage, message });
  expect(messages[0]?.template_params.message).toBe(message);
});

describe('a response of EmailJS', () => {
  const respond = (status: number, text: string | null) =>
    server.use(http.post(address, () => new HttpResponse(text, { status })));

  it.each([
    [200, 'Fine'],
    [429, 'OK'],
  ])('of %i %j is a success', async (status, text) => {
    respond(status, text);
    await expect(sendMessage(validMessage)).resolves.toBeUndefined();
  });

  it.each([
    [201, 'Created'],
    [204, null],
    [400, 'No'],
    [500, 'ok'],
  ])('of %i %j is a failure', async (status, text) => {
    respond(status, text);
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
});

it('sendMessage rejects with the message of the library without a key', async () => {
  installFakeTimers();
  config.emailjs.publicKey = '';
  await expect(sendMessage(validMessage)).rejects.toContain('The public key is required. Visit');
  expect(requests).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
