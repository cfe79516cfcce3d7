import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendPath } from '../../src/build/mocks/emailjs-handlers';
import { config } from '../../src/config';
import { sendMessage } from '../../src/services/sendMessage';
import { sampleMessage } from '../helpers/sample-message';
import { messages, server } from '../helpers/server';

const address = `*${sendPath}`;

/** All requests, whatever the response. */
let requests: Request[];

beforeEach(() => {
  requests = [];
  server.events.on('request:start', ({ request }) => requests.push(request.clone()));
});

it('sendMessage is one POST of JSON with the library version, the keys, and the fields', async () => {
  vi.spyOn(config, 'emailjs', 'get').mockReturnValue({
    publicKey: 'user',
    serviceId: 'service',
    templateId: 'template',
  });
  vi.spyOn(config, 'emailjsOrigin', 'get').mockReturnValue('https://api.emailjs.com');
  await sendMessage(sampleMessage);
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
      template_params: sampleMessage,
    },
  ]);
});

it.each([
  'Sinhala සිංහල, Tamil தமிழ், and a family 👨‍👩‍👧',
  '{{from_name}} {{{message}}} <%= 1 %> "><img src=x onerror=alert(1)>',
  '\\u0041 \\" %0d%0aBcc: all@example.com\r\n\t\u0000\u001b[2J',
  '\u202eright to left\u2066 and unpaired surrogates \ud800 \udfff',
])('sendMessage sends the text unchanged: %j', async (message) => {
  await sendMessage({ ...sampleMessage, message });
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
    expect(await sendMessage(sampleMessage)).toBe('success');
  });

  it.each([
    [400, 'No'],
    [429, 'Too many'],
  ])('of %i %j, which refuses the message, is a failure', async (status, text) => {
    respond(status, text);
    expect(await sendMessage(sampleMessage)).toBe('failure');
  });

  it.each([
    [201, 'Created'],
    [204, null],
    [500, 'ok'],
    [504, 'Timeout'],
  ])('of %i %j leaves open whether the message has arrived', async (status, text) => {
    respond(status, text);
    expect(await sendMessage(sampleMessage)).toBe('unknown');
  });

  it('lost to a network error leaves open whether the message has arrived', async () => {
    server.use(http.post(address, () => HttpResponse.error()));
    expect(await sendMessage(sampleMessage)).toBe('unknown');
  });

  it('lost because the device was offline from the start is a failure', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.use(http.post(address, () => HttpResponse.error()));
    expect(await sendMessage(sampleMessage)).toBe('failure');
  });

  it('proves that the device was online, whatever the browser says', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    respond(503, 'Busy');
    expect(await sendMessage(sampleMessage)).toBe('unknown');
  });

  it.each(['abort', 'timeout'])(
    'that the browser no longer waits for (%s) leaves open whether the message has arrived',
    async (type) => {
      class StoppedRequest extends EventTarget {
        open() {}
        setRequestHeader() {}
        send() {
          queueMicrotask(() => this.dispatchEvent(new Event(type)));
        }
      }
      vi.stubGlobal('XMLHttpRequest', StoppedRequest);
      expect(await sendMessage(sampleMessage)).toBe('unknown');
      expect(window.XMLHttpRequest).toBe(StoppedRequest);
    },
  );
});

it('sendMessage without a key is a failure, and sends nothing', async () => {
  vi.spyOn(config, 'emailjs', 'get').mockReturnValue({ ...config.emailjs, publicKey: '' });
  expect(await sendMessage(sampleMessage)).toBe('failure');
  expect(requests).toEqual([]);
});
