import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { sendPath } from '../../../src/build/mocks/emailjs-handlers';
import { sendTestMessage } from '../../../src/build/tools/test-message';

const account = {
  VITE_EMAILJS_PUBLIC_KEY: 'abc123',
  VITE_EMAILJS_SERVICE_ID: 'service_1',
  VITE_EMAILJS_TEMPLATE_ID: 'template_1',
};
const placeholders = { ...account, VITE_EMAILJS_PUBLIC_KEY: 'local-public-key' };

let close = () => {};
afterEach(() => close());

/** Starts a server that always gives one answer; returns its origin and the requests it got. */
async function service(status: number, text: string) {
  const sent: { url?: string; type?: string; origin?: string; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { 'content-type': type, origin } = request.headers;
    sent.push({ url: request.url, type, origin, body: JSON.parse(body) });
    response.writeHead(status).end(text);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  close = () => void server.close();
  return { sent, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('sendTestMessage', () => {
  test('posts to the configured account in the form’s format', async () => {
    const { sent, origin } = await service(200, 'OK');
    await sendTestMessage({ ...account, VITE_EMAILJS_ORIGIN: origin });
    expect(sent).toEqual([
      {
        url: sendPath,
        type: 'application/json',
        origin: 'http://localhost:5173',
        body: expect.objectContaining({
          lib_version: '3.12.1',
          user_id: 'abc123',
          service_id: 'service_1',
          template_id: 'template_1',
          template_params: {
            from_name: 'The doctor',
            from_email: expect.stringContaining('@'),
            phone_number: expect.any(String),
            message: expect.stringContaining('test'),
          },
        }),
      },
    ]);
  });

  test('names the site as the origin', async () => {
    const { sent, origin } = await service(200, 'OK');
    const env = { ...account, VITE_EMAILJS_ORIGIN: `${origin}//` };
    expect(await sendTestMessage(env)).toContain(origin);
    await sendTestMessage({ ...env, VITE_SITE_URL: 'https://journeys.example' });
    expect(sent.map((call) => [call.url, call.origin])).toEqual([
      [sendPath, 'http://localhost:5173'],
      [sendPath, 'https://journeys.example'],
    ]);
  });

  test('throws with instructions when no account is configured', async () => {
    await expect(sendTestMessage(placeholders)).rejects.toThrow(
      /^No account is configured.*npm run doctor -- http.* --send/,
    );
  });

  test('throws with the reason, and with a hint for 403', async () => {
    const { origin } = await service(403, 'API calls are disabled');
    await expect(sendTestMessage({ ...account, VITE_EMAILJS_ORIGIN: origin })).rejects.toThrow(
      /403 API calls are disabled.*outside a browser.*Account, Security/,
    );
  });

  test('throws with the reason alone for other errors', async () => {
    const { origin } = await service(400, 'The template is gone\n');
    const message = `${origin} refused the message: 400 The template is gone.`;
    await expect(sendTestMessage({ ...account, VITE_EMAILJS_ORIGIN: origin })).rejects.toThrow(
      new Error(message),
    );
  });

  test('throws when the host does not answer', async () => {
    const { origin } = await service(200, 'OK');
    close();
    await expect(
      sendTestMessage({ ...account, VITE_EMAILJS_ORIGIN: origin }),
    ).rejects.toMatchObject({
      message: expect.stringContaining('does not answer'),
      cause: expect.any(Error),
    });
  });
});
