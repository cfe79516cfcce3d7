import emailjs from '@emailjs/browser';
import { getResponse, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { bodyLimit, emailjsHandlers, sendPath } from '../../../src/build/mocks/emailjs-handlers';
import { messages, server } from '../../helpers/server';

// The real library against the description of the service, so that both are known to agree.

const letter = {
  from_name: 'Zoë O\'Neill "Zo" 🐘',
  from_email: 'zoe@example.com',
  phone_number: '',
  message: 'First line\nsecond\r\n\tthird <script>alert(1)</script> සිංහල தமிழ் \u2028 end\\',
};

const send = (origin = window.location.origin) => {
  emailjs.init('key', origin);
  return emailjs.send('service', 'template', letter);
};

describe('the library and the service as described', () => {
  it('agree on a message, word for word', async () => {
    await expect(send()).resolves.toMatchObject({ status: 200, text: 'OK' });
    expect(messages).toEqual([
      {
        lib_version: '3.12.1',
        user_id: 'key',
        service_id: 'service',
        template_id: 'template',
        template_params: letter,
      },
    ]);
  });

  it('agree across origins', async () => {
    await expect(send('https://api.emailjs.com')).resolves.toMatchObject({ status: 200 });
    expect(messages).toHaveLength(1);
  });

  it.each([500, 429, 400])('agree that %i is a failure, with the reason', async (status) => {
    server.use(http.post(`*${sendPath}`, () => HttpResponse.text('The reason', { status })));
    await expect(send()).rejects.toMatchObject({ status, text: 'The reason' });
    expect(messages).toEqual([]);
  });

  it('agree that "OK" is a success whatever its status', async () => {
    server.use(http.post(`*${sendPath}`, () => HttpResponse.text('OK', { status: 202 })));
    await expect(send()).resolves.toMatchObject({ status: 202 });
  });

  it('agree that a lost network is a failure', async () => {
    server.use(http.post(`*${sendPath}`, () => HttpResponse.error()));
    await expect(send()).rejects.toMatchObject({ status: 0 });
  });

  it('agree that an answer for one message is not an answer for the other', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => String(index));
    emailjs.init('key', window.location.origin);
    await Promise.all(numbers.map((message) => emailjs.send('s', 't', { message })));
    expect(messages.map(({ template_params }) => template_params.message).sort()).toEqual(
      [...numbers].sort(),
    );
  });
});

describe('the service as described', () => {
  const json = { 'content-type': 'application/json' };
  const answer = (init: RequestInit) =>
    getResponse(emailjsHandlers(), new Request(`https://api.emailjs.com${sendPath}`, init));
  const post = async (body: BodyInit, headers: Record<string, string> = json) => {
    const response = await answer({ method: 'POST', headers, body });
    return [response?.status, await response?.text()];
  };

  it('lets every page send, as a browser asks before it does', async () => {
    const response = await answer({ method: 'OPTIONS' });
    expect(response?.status).toBe(204);
    expect(Object.fromEntries(response?.headers ?? [])).toEqual({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
    });
  });

  it('takes a message although nobody is told of it', async () => {
    const ids = { user_id: 'key', service_id: 'service', template_id: 'template' };
    expect(await post(JSON.stringify({ ...ids, template_params: {} }))).toEqual([200, 'OK']);
  });

  it('refuses what is no JSON, by its type or by its bytes', async () => {
    const type = [415, 'The message must be sent as application/json'];
    expect(await post('{}', { 'content-type': 'text/plain' })).toEqual(type);
    expect(await post('{}', { 'content-type': 'text/application/json' })).toEqual(type);
    const broken = Uint8Array.of(...[0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
    expect(await post(broken)).toEqual([400, 'The message must be a JSON object']);
  });

  it('refuses more than a megabyte', async () => {
    expect(await post(' '.repeat(bodyLimit + 1))).toEqual([413, 'The message is larger than 1 MB']);
  });
});
