// @vitest-environment node
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bodyLimit, type EmailMessage, sendPath } from '../../src/build/emailjs';
import { mailboxMiddleware } from '../../src/build/mailbox';

let folder: string;
let address: string;
let printed: string[];
let stop: () => Promise<unknown>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  printed = [];
  const print = (text: string) => printed.push(text);
  const answer = mailboxMiddleware({ info: print, error: print }, join(folder, 'messages'));
  const server = createServer((request, response) =>
    answer(request, response, () => response.writeHead(404).end('the site')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
});

afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

const message = (text = 'Hello'): EmailMessage => ({
  lib_version: '3.12.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params: {
    from_name: 'Ada',
    from_email: 'ada@example.com',
    phone_number: '555',
    message: text,
  },
});

async function post(body: BodyInit, type = 'application/json') {
  const headers = { 'content-type': type };
  const response = await fetch(address + sendPath, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const sendJson = (body: unknown) => post(JSON.stringify(body));

async function kept(): Promise<EmailMessage[]> {
  const files = await readdir(join(folder, 'messages')).catch(() => []);
  const texts = await Promise.all(
    files.map((file) => readFile(join(folder, 'messages', file), 'utf8')),
  );
  return texts.map((text) => JSON.parse(text));
}

describe('a message the mailbox takes', () => {
  it('is kept word for word', async () => {
    const sent = message(
      '🐘👨‍👩‍👧 "quotes" \'single\' `ticks` \\ back\nline\r\nbreak\ttab <script>alert("x")</script> &amp; සිංහල \u2028\u0000',
    );
    expect(await sendJson(sent)).toMatchObject({ status: 200, text: 'OK' });
    expect(await kept()).toEqual([sent]);
  });

  it('is printed so that a person can read it and find the file', async () => {
    await sendJson(message('Two of us,\nin May 🐘'));
    const [file] = await readdir(join(folder, 'messages'));
    expect(printed).toHaveLength(1);
    expect(printed[0]).toContain('Ada <ada@example.com>, 555');
    expect(printed[0]).toContain('  │ Two of us,\n  │ in May 🐘');
    expect(printed[0]).toContain(file);
    // Windows knows no colon in a name.
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[\da-f]{8}\.json$/);
  });

  it('is printed with whatever else a template has, and without a phone number that is none', async () => {
    const sent = message('One\r\ntwo');
    Object.assign(sent.template_params, { phone_number: '', trip: 'Kandy', days: 10 });
    await sendJson(sent);
    expect(printed[0]).toContain('<ada@example.com>\n');
    expect(printed[0]).toContain('  │ One\n  │ two\n');
    expect(printed[0]).toContain('  │ trip: Kandy\n  │ days: 10\n');
  });

  it('cannot steer the terminal it is printed in', async () => {
    await sendJson(message('\u001b[2Jgone\u009b1mbold \u202eback'));
    expect(printed[0]).toMatch(/│ \ufffd\[2Jgone\ufffd1mbold \ufffdback/);
    expect((await kept())[0]?.template_params.message).toBe('\u001b[2Jgone\u009b1mbold \u202eback');
  });

  it('never takes the place of another one', async () => {
    const texts = Array.from({ length: 50 }, (_, index) => `number ${index}`);
    const answers = await Promise.all(texts.map((text) => sendJson(message(text))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const found = (await kept()).map(({ template_params }) => template_params.message);
    expect(found.sort()).toEqual(texts.sort());
  });

  it('may be just as large as the limit', async () => {
    const room = bodyLimit - JSON.stringify(message('')).length;
    expect(await sendJson(message('x'.repeat(room)))).toMatchObject({ status: 200 });
    expect(await kept()).toHaveLength(1);
  });
});

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
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(text);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await kept()).toEqual([]);
    expect(printed).toEqual([]);

    expect(await sendJson(message())).toMatchObject({ status: 200 });
  });

  it('comes as something other than JSON', async () => {
    expect(await post(JSON.stringify(message()), 'text/plain')).toMatchObject({ status: 415 });
    expect(await post(new FormData(), 'multipart/form-data')).toMatchObject({ status: 415 });
    expect(await kept()).toEqual([]);
  });

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('comes by %s', async (method) => {
    const response = await fetch(address + sendPath, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(await response.text()).toBe('Messages are sent by POST');
  });

  it('is too large and goes on: its sender is told at once, and may finish', async () => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const request = open(address + sendPath, { method: 'POST', headers });
    request.write('x'.repeat(2 * bodyLimit));
    const [response] = await once(request, 'response');
    expect(response.statusCode).toBe(413);
    request.end('x'.repeat(2 * bodyLimit));
    await Promise.all([once(request, 'close'), once(response.resume(), 'end')]);
    expect(await sendJson(message())).toMatchObject({ status: 200 });
  });

  it('breaks off half way', async () => {
    await new Promise<void>((resolve) => {
      const headers = { 'content-type': 'application/json', 'content-length': '1000' };
      const request = open(address + sendPath, { method: 'POST', headers });
      request.on('error', () => resolve());
      request.write('{"user_id"', () => request.destroy(new Error('gone')));
    });
    expect(await sendJson(message())).toMatchObject({ status: 200 });
    expect(await kept()).toHaveLength(1);
  });

  it('cannot be kept', async () => {
    await writeFile(join(folder, 'messages'), 'a file where the folder should be');
    const text = 'The message could not be kept';
    expect(await sendJson(message())).toMatchObject({ status: 500, text });
    expect(printed[0]).toMatch(/could not be kept/);
  });
});

it('leaves every other path to the site', async () => {
  for (const path of ['/', '/api/v1.0/email/send-form', '/api/v1.0/email/send/']) {
    const response = await fetch(address + path, { method: 'POST', body: '{}' });
    expect(await response.text()).toBe('the site');
  }
});
