import emailjs from '@emailjs/browser';
import { getResponse, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { emailjsHandlers, sendPath } from '../../../src/build/mocks/emailjs-handlers';
import { messages, server } from '../../helpers/server';

// The real library against the mock, to prove that the mock matches what the library expects.

const templateParams = {
  from_name: 'Zoë O\'Neill "Zo" 🐘',
  message: 'First line\nsecond\r\n\tthird <script>alert(1)</script> සිංහල தமிழ் \u2028 end\\',
};

const send = (origin = window.location.origin) => {
  emailjs.init('key', origin);
  return emailjs.send('service', 'template', templateParams);
};

describe('EmailJS library with emailjsHandlers', () => {
  it.each([undefined, 'https://api.emailjs.com'])('delivers a message to %s', async (origin) => {
    await expect(send(origin)).resolves.toMatchObject({ status: 200, text: 'OK' });
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

  it.each([500, 429, 400])('rejects with the reason on status %i', async (status) => {
    server.use(http.post(`*${sendPath}`, () => HttpResponse.text('The reason', { status })));
    await expect(send()).rejects.toMatchObject({ status, text: 'The reason' });
    expect(messages).toEqual([]);
  });

  it('resolves on "OK" with any status, and rejects on a network error', async () => {
    server.use(http.post(`*${sendPath}`, () => HttpResponse.text('OK', { status: 202 })));
    await expect(send()).resolves.toMatchObject({ status: 202 });
    server.use(http.post(`*${sendPath}`, () => HttpResponse.error()));
    await expect(send()).rejects.toMatchObject({ status: 0 });
  });
});

describe('emailjsHandlers', () => {
  const json = { 'content-type': 'application/json' };
  const message = { user_id: 'k', service_id: 's', template_id: 't', template_params: {} };

  it.each([
    ['a message without a public key', 400, 'Public Key', { ...message, user_id: undefined }],
    ['a message with a blank service ID', 400, 'service ID', { ...message, service_id: ' ' }],
    ['a message without a template ID', 400, 'template ID', { ...message, template_id: null }],
    ['a list of parameters', 400, 'template_params', { ...message, template_params: [] }],
    ['a list', 400, 'JSON object', []],
    ['invalid JSON', 400, 'JSON object', '{'],
    ['another content type', 415, 'application/json', message, { 'content-type': 'text/plain' }],
  ] as const)('refuses %s with %i and the reason', async (_, status, text, content, headers?) => {
    const body = typeof content === 'string' ? content : JSON.stringify(content);
    const url = `https://api.emailjs.com${sendPath}`;
    const request = new Request(url, { method: 'POST', headers: headers ?? json, body });
    const response = await getResponse(emailjsHandlers(), request);
    expect(response?.status).toBe(status);
    expect(await response?.text()).toContain(text);
  });
});
