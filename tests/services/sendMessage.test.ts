import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendPath } from '../../src/build/emailjs';
import { holdTime, pass } from '../helpers/render';
import { messages, server } from '../helpers/server';

const letter = { name: 'Ada', email: 'ada@example.com', phone: '555', message: 'Two,\nin May' };

/** The function as the site has it, with these variables set. The library in it is the real one. */
async function configured(variables: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(`VITE_EMAILJS_${name}`, value);
  vi.resetModules();
  return (await import('../../src/services/sendMessage')).sendMessage;
}

/** Every request that went out, whatever came back. */
let requests: Request[];

beforeEach(() => {
  requests = [];
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => requests.push(request.clone()));
});

describe('what goes over the wire', () => {
  it('is one POST to the e-mail service’s path, as JSON', async () => {
    await (await configured())(letter);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.method).toBe('POST');
    expect(requests[0]?.url).toBe(`${window.location.origin}/api/v1.0/email/send`);
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('is the library version, the keys and four parameters, and nothing else', async () => {
    const sendMessage = await configured({
      PUBLIC_KEY: 'user_real',
      SERVICE_ID: 'service_real',
      TEMPLATE_ID: 'template_real',
    });
    await sendMessage(letter);
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

  it('goes to EmailJS’s own host once there is a real key', async () => {
    await (await configured({ PUBLIC_KEY: 'user_real' }))(letter);
    expect(requests[0]?.url).toBe('https://api.emailjs.com/api/v1.0/email/send');
  });

  it('never uses the form-posting variant', async () => {
    await (await configured())(letter);
    expect(requests.map(({ url }) => url).join()).not.toContain('send-form');
  });
});

describe('an answer', () => {
  const answering = (answer: () => Response) => server.use(http.post(`*${sendPath}`, answer));

  it.each([
    ['status 200', () => HttpResponse.text('Accepted', { status: 200 })],
    ["the text 'OK' with another status", () => HttpResponse.text('OK', { status: 202 })],
  ])('is a success: %s', async (_, answer) => {
    answering(answer);
    await expect((await configured())(letter)).resolves.toBeUndefined();
  });

  it.each([
    ['status 202', () => HttpResponse.text('Accepted', { status: 202 })],
    ['status 400', () => HttpResponse.text('Bad', { status: 400 })],
    ['status 403', () => HttpResponse.text('Blocked', { status: 403 })],
    ['status 429', () => HttpResponse.text('Too many', { status: 429 })],
    ['status 500', () => HttpResponse.text('Sorry', { status: 500 })],
    ['a lost network', () => HttpResponse.error()],
  ])('is a failure: %s', async (_, answer) => {
    answering(answer);
    await expect((await configured())(letter)).rejects.toBeDefined();
    expect(messages).toEqual([]);
  });

  it('that has not come after 30 seconds is a failure', async () => {
    const sendMessage = await configured();
    holdTime();
    server.use(http.post(`*${sendPath}`, () => new Promise<never>(() => {})));
    const outcome = vi.fn();
    sendMessage(letter).catch(outcome);
    await pass(29_900);
    expect(outcome).not.toHaveBeenCalled();
    await pass(200);
    expect(outcome.mock.calls[0]?.[0]).toBeInstanceOf(Error);
  });

  it('that comes in time leaves no clock running', async () => {
    const sendMessage = await configured();
    holdTime();
    const before = vi.getTimerCount();
    await sendMessage(letter);
    expect(vi.getTimerCount()).toBe(before);
  });
});

describe('a missing key', () => {
  it.each([
    ['PUBLIC_KEY', 'The public key is required. Visit https://dashboard.emailjs.com/admin/account'],
    ['SERVICE_ID', 'The service ID is required. Visit https://dashboard.emailjs.com/admin'],
    [
      'TEMPLATE_ID',
      'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates',
    ],
  ])('makes the library throw its plain message: %s', async (variable, text) => {
    const sendMessage = await configured({ [variable]: '' });
    await expect(sendMessage(letter)).rejects.toBe(text);
    expect(requests).toEqual([]);
  });

  it('is told once, and not again half a minute later', async () => {
    const sendMessage = await configured({ SERVICE_ID: '' });
    holdTime();
    await expect(sendMessage(letter)).rejects.toBeDefined();
    // A rejection that nobody catches fails this test.
    await pass(31_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});
