import emailjs from '@emailjs/browser';
import { getResponse, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { bodyLimit, emailjsHandlers, sendPath } from '../../../src/build/mocks/emailjs-handlers';
import { messages, server } from '../../helpers/server';

// The real library against the mock, to prove that the mock matches what the library expects.

const templateParams = {
  from_name: 'Zoë O\'Neill "Zo" 🐘',
  from_email: 'zoe@example.com',
  phone_number: '',
  message: 'First line\nsecond\r\n\tthird <script>alert(1)</script> සිංහල தமிழ் \u2028 end\\',
};

const send = (origin = window.location.origin) => {
  emailjs.init('key', origin);
  return emailjs.send('service', 'template', templateParams);
};

describe('EmailJS library with emailjsHandlers', () => {
  it('delivers a message unchanged', async () => {
    await expect(send()).resolves.toMatchObject({ status: 200, text: 'OK' });
    expect(messages).toEqual([
      {
        lib_version: '3.12.1',
        user_id: 'key',
        service_id: 'service',
        template_id: 'template',
        template_params: templateParams,
      },
    ]);
  });

  it('delivers a message to another origin', async () => {
    await expect(send('https://api.emailjs.com')).resolves.toMatchObject({ status: 200 });
    expect(messages).toHaveLength(1);
  });

  it.each([500, 429, 400])('rejects with the reason on status %i', async (status) => {
    server.use(http.post(`*${sendPath}`, () => HttpResponse.text('The reason', { status })));
    await expect(send()).rejects.toMatchObject({ status, text: 'The reason' });
    expect(messages).toEqual([]);
  });

  it('resolves on "OK" with any status', async () => {
    server.use(http.post(`*${sendPath}`, () => HttpResponse.text('OK', { status: 202 })));
    await expect(send()).resolves.toMatchObject({ status: 202 });
  });

  it('rejects on a network error', async () => {
    server.use(http.post(`*${sendPath}`, () => HttpResponse.error()));
    await expect(send()).rejects.toMatchObject({ status: 0 });
  });

  it('delivers concurrent messages independently', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => String(index));
    emailjs.init('key', window.location.origin);
    await Promise.all(numbers.map((message) => emailjs.send('s', 't', { message })));
    expect(messages.map(({ template_params }) => template_params.message).sort()).toEqual(
      [...numbers].sort(),
    );
  });
});

describe('emailjsHandlers', () => {
  const json = { 'content-type': 'application/json' };
  const answer = (init: RequestInit) =>
    getResponse(emailjsHandlers(), new Request(`https://api.emailjs.com${sendPath}`, init));
  const post = async (body: BodyInit, headers: Record<string, string> = json) => {
    const response = await answer({ method: 'POST', headers, body });
    return [response?.status, await response?.text()];
  };

  it('answers the CORS preflight', async () => {
    const response = await answer({ method: 'OPTIONS' });
    expect(response?.status).toBe(204);
    expect(Object.fromEntries(response?.headers ?? [])).toEqual({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
    });
  });

  it('accepts a message without an onMessage callback', async () => {
    const ids = { user_id: 'key', service_id: 'service', template_id: 'template' };
    expect(await post(JSON.stringify({ ...ids, template_params: {} }))).toEqual([200, 'OK']);
  });

  it('answers 415 to another content type and 400 to invalid JSON', async () => {
    const type = [415, 'The message must be sent as application/json'];
    expect(await post('{}', { 'content-type': 'text/plain' })).toEqual(type);
    expect(await post('{}', { 'content-type': 'text/application/json' })).toEqual(type);
    const broken = Uint8Array.of(...[0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
    expect(await post(broken)).toEqual([400, 'The message must be a JSON object']);
  });

  it('answers 413 to more than 1 MB', async () => {
    expect(await post(' '.repeat(bodyLimit + 1))).toEqual([413, 'The message is larger than 1 MB']);
  });
});
