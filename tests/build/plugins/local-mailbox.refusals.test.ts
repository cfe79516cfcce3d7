import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { request as open } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bodyLimit, type EmailMessage, sendPath } from '../../../src/build/mocks/emailjs-handlers';
import { message, openMailbox } from '../../helpers/mailbox';

let box: Awaited<ReturnType<typeof openMailbox>>;

beforeEach(async () => {
  box = await openMailbox();
});

afterEach(() => box.close());

describe('a message the mailbox refuses', () => {
  const without = (name: keyof EmailMessage) => ({ ...message(), [name]: undefined });
  const rows: [string, BodyInit, number, RegExp][] = [
    ['has no public key', JSON.stringify(without('user_id')), 400, /public key is required/i],
    ['has no service id', JSON.stringify(without('service_id')), 400, /service ID is required/],
    ['has no template id', JSON.stringify(without('template_id')), 400, /template ID is required/],
    ['has an empty public key', JSON.stringify({ ...message(), user_id: ' ' }), 400, /public key/i],
    [
      'has a number as its service',
      JSON.stringify({ ...message(), service_id: 7 }),
      400,
      /service/,
    ],
    ['has no parameters', JSON.stringify(without('template_params')), 400, /template_params/],
    [
      'has a list of parameters',
      JSON.stringify({ ...message(), template_params: [] }),
      400,
      /template_params must be an object/,
    ],
    ['is empty', '', 400, /JSON object/],
    ['is broken off', JSON.stringify(message()).slice(0, -1), 400, /JSON object/],
    ['is a JSON list', '[]', 400, /JSON object/],
    ['is a JSON null', 'null', 400, /JSON object/],
    ['is not UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), 400, /JSON object/],
    ['is larger than 1 MB', `{"a":"${'x'.repeat(bodyLimit)}"}`, 413, /larger than 1 MB/],
  ];

  it.each(rows)('%s, and the next one is taken', async (_, body, status, text) => {
    const answer = await box.post(body);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(text);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await box.kept()).toEqual([]);
    expect(box.printed).toEqual([]);

    expect(await box.sendJson(message())).toMatchObject({ status: 200 });
  });

  it('comes as something other than JSON', async () => {
    expect(await box.post(JSON.stringify(message()), 'text/plain')).toMatchObject({ status: 415 });
    expect(await box.post(new FormData(), 'multipart/form-data')).toMatchObject({ status: 415 });
    expect(await box.kept()).toEqual([]);
  });

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('comes by %s', async (method) => {
    const response = await fetch(box.origin + sendPath, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(await response.text()).toBe('Messages are sent by POST');
  });

  it('is too large and goes on: its sender is told at once, and may finish', async () => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const request = open(box.origin + sendPath, { method: 'POST', headers });
    request.write('x'.repeat(2 * bodyLimit));
    const [response] = await once(request, 'response');
    expect(response.statusCode).toBe(413);
    request.end('x'.repeat(2 * bodyLimit));
    await Promise.all([once(request, 'close'), once(response.resume(), 'end')]);
    expect(await box.sendJson(message())).toMatchObject({ status: 200 });
  });

  it('breaks off half way', async () => {
    await new Promise<void>((resolve) => {
      const headers = { 'content-type': 'application/json', 'content-length': '1000' };
      const request = open(box.origin + sendPath, { method: 'POST', headers });
      request.on('error', () => resolve());
      request.write('{"user_id"', () => request.destroy(new Error('gone')));
    });
    expect(await box.sendJson(message())).toMatchObject({ status: 200 });
    expect(await box.kept()).toHaveLength(1);
  });

  it('cannot be kept', async () => {
    await writeFile(box.messages, 'a file where the folder should be');
    const text = 'The message could not be kept';
    expect(await box.sendJson(message())).toMatchObject({ status: 500, text });
    expect(box.printed[0]).toMatch(/could not be kept/);
  });
});
