import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeTimers } from '../helpers/render';
import { messages, server } from '../helpers/server';

const validMessage = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '555',
  message: 'Two,\nin May',
};

/** Imports sendMessage, with the real library, with these environment variables. */
async function configured(variables: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(`VITE_EMAILJS_${name}`, value);
  vi.resetModules();
  return (await import('../../src/services/sendMessage')).sendMessage;
}

/** All requests, whatever the response. */
let requests: Request[];

beforeEach(() => {
  requests = [];
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => requests.push(request.clone()));
});

describe('the request of sendMessage', () => {
  it('is one POST of JSON to the path of EmailJS', async () => {
    await (await configured())(validMessage);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.method).toBe('POST');
    expect(requests[0]?.url).toBe(`${window.location.origin}/api/v1.0/email/send`);
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('contains the library version, the keys, and four parameters, and nothing else', async () => {
    const sendMessage = await configured({
      PUBLIC_KEY: 'user_real',
      SERVICE_ID: 'service_real',
      TEMPLATE_ID: 'template_real',
    });
    await sendMessage(validMessage);
    expect(messages).toEqual([
      {
        lib_version: '3.12.1',
        user_id: 'user_real',
        service_id: 'service_real',
        template_id: 'template_real',
        template_params: {
          from_name: 'Ada',
          from_email: 'ada@example.com',
          phone_number: '555',
          message: 'Two,\nin May',
        },
      },
    ]);
  });

  it('goes to the host of EmailJS with a real key', async () => {
    await (await configured({ PUBLIC_KEY: 'user_real' }))(validMessage);
    expect(requests[0]?.url).toBe('https://api.emailjs.com/api/v1.0/email/send');
  });

  it('never uses the form-posting variant', async () => {
    await (await configured())(validMessage);
    expect(requests.map(({ url }) => url).join()).not.toContain('send-form');
  });
});

it('clears its timer when the response arrives', async () => {
  const sendMessage = await configured();
  installFakeTimers();
  const before = vi.getTimerCount();
  await sendMessage(validMessage);
  expect(vi.getTimerCount()).toBe(before);
});
