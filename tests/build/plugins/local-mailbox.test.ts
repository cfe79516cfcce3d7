import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { request as open } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyLimit, type EmailMessage, sendPath } from '../../../src/build/mocks/emailjs-handlers';
import { localMailbox } from '../../../src/build/plugins/local-mailbox';
import { createMessage, startMailbox } from '../../helpers/mailbox';
import { getHook } from '../../helpers/plugin';

describe('localMailbox', () => {
  const placeholder = { VITE_EMAILJS_PUBLIC_KEY: ' local-public-key ' };

  function isAttached(
    hook: 'configureServer' | 'configurePreviewServer',
    env: Record<string, string>,
  ) {
    const use = vi.fn();
    getHook(localMailbox(env), hook)({ config: {}, middlewares: { use } });
    return use.mock.calls.length === 1;
  }

  it('attaches to the development server only while no account is configured', () => {
    expect(isAttached('configureServer', placeholder)).toBe(true);
    expect(isAttached('configureServer', { VITE_EMAILJS_PUBLIC_KEY: 'abc123' })).toBe(false);
    const proxied = { ...placeholder, VITE_EMAILJS_ORIGIN: 'https://mail.example' };
    expect(isAttached('configureServer', proxied)).toBe(false);
  });

  it('attaches to the preview server, which may serve a build without an account', () => {
    expect(isAttached('configurePreviewServer', placeholder)).toBe(true);
    expect(isAttached('configurePreviewServer', { VITE_EMAILJS_PUBLIC_KEY: 'abc123' })).toBe(true);
  });
});

describe('mailboxMiddleware', () => {
  let box: Awaited<ReturnType<typeof startMailbox>>;

  beforeEach(async () => {
    box = await startMailbox();
  });

  afterEach(() => box.close());

  it('passes requests for other paths on', async () => {
    for (const path of ['/', '/api/v1.0/email/send-form', '/api/v1.0/email/send/']) {
      const response = await fetch(box.origin + path, { method: 'POST', body: '{}' });
      expect(await response.text()).toBe('the site');
    }
  });

  describe('accepted messages', () => {
    it('are saved unchanged', async () => {
      const sent = createMessage(
        '🐘👨‍👩‍👧 "quotes" \'single\' `ticks` \\ back\nline\r\nbreak\ttab <script>alert("x")</script> &amp; සිංහල \u2028\u0000',
      );
      expect(await box.sendJson(sent)).toMatchObject({ status: 200, text: 'OK' });
      expect(await box.savedMessages()).toEqual([sent]);
    });

    it('are printed with sender, text, and file name', async () => {
      await box.sendJson(createMessage('Two of us,\nin May 🐘'));
      const [file] = await readdir(box.messages);
      expect(box.printed).toHaveLength(1);
      expect(box.printed[0]).toContain('Ada <ada@example.com>, 555');
      expect(box.printed[0]).toContain('  │ Two of us,\n  │ in May 🐘');
      expect(box.printed[0]).toContain(file);
      // Windows allows no colon in a file name.
      expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[\da-f]{8}\.json$/);
    });

    it('are printed with the other template parameters, and without an empty phone number', async () => {
      const sent = createMessage('One\r\ntwo');
      Object.assign(sent.template_params, { phone_number: '', trip: 'Kandy', days: 10 });
      await box.sendJson(sent);
      expect(box.printed[0]).toContain('<ada@example.com>\n');
      expect(box.printed[0]).toContain('  │ One\n  │ two\n');
      expect(box.printed[0]).toContain('  │ trip: Kandy\n  │ days: 10\n');
    });

    it('are printed without control characters', async () => {
      await box.sendJson(createMessage('\u001b[2Jgone\u009b1mbold \u202eback'));
      expect(box.printed[0]).toMatch(/│ \ufffd\[2Jgone\ufffd1mbold \ufffdback/);
      expect((await box.savedMessages())[0]?.template_params.message).toBe(
        '\u001b[2Jgone\u009b1mbold \u202eback',
      );
    });

    it('never overwrite each other, even when 50 arrive at once', async () => {
      const texts = Array.from({ length: 50 }, (_, index) => `number ${index}`);
      const answers = await Promise.all(texts.map((text) => box.sendJson(createMessage(text))));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const found = (await box.savedMessages()).map(
        ({ template_params }) => template_params.message,
      );
      expect(found.sort()).toEqual(texts.sort());
    });

    it('may be exactly as large as the limit', async () => {
      const room = bodyLimit - JSON.stringify(createMessage('')).length;
      expect(await box.sendJson(createMessage('x'.repeat(room)))).toMatchObject({ status: 200 });
      expect(await box.savedMessages()).toHaveLength(1);
    });
  });

  describe('refused messages', () => {
    const without = (name: keyof EmailMessage) => ({ ...createMessage(), [name]: undefined });
    const rows: [string, BodyInit, number, RegExp][] = [
      ['without a public key', JSON.stringify(without('user_id')), 400, /public key is required/i],
      [
        'without a service ID',
        JSON.stringify(without('service_id')),
        400,
        /service ID is required/,
      ],
      [
        'without a template ID',
        JSON.stringify(without('template_id')),
        400,
        /template ID is required/,
      ],
      [
        'with a blank public key',
        JSON.stringify({ ...createMessage(), user_id: ' ' }),
        400,
        /public key/i,
      ],
      [
        'with a number as service ID',
        JSON.stringify({ ...createMessage(), service_id: 7 }),
        400,
        /service/,
      ],
      [
        'without template parameters',
        JSON.stringify(without('template_params')),
        400,
        /template_params/,
      ],
      [
        'with an array of template parameters',
        JSON.stringify({ ...createMessage(), template_params: [] }),
        400,
        /template_params must be an object/,
      ],
      ['with an empty body', '', 400, /JSON object/],
      ['with truncated JSON', JSON.stringify(createMessage()).slice(0, -1), 400, /JSON object/],
      ['with a JSON array', '[]', 400, /JSON object/],
      ['with JSON null', 'null', 400, /JSON object/],
      ['with invalid UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), 400, /JSON object/],
      ['larger than 1 MB', `{"a":"${'x'.repeat(bodyLimit)}"}`, 413, /larger than 1 MB/],
    ];

    it.each(rows)(
      '%s get an error, and the next message is accepted',
      async (_, body, status, text) => {
        const answer = await box.post(body);
        expect(answer.status).toBe(status);
        expect(answer.text).toMatch(text);
        expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
        expect(await box.savedMessages()).toEqual([]);
        expect(box.printed).toEqual([]);

        expect(await box.sendJson(createMessage())).toMatchObject({ status: 200 });
      },
    );

    it('of another content type than JSON get 415', async () => {
      expect(await box.post(JSON.stringify(createMessage()), 'text/plain')).toMatchObject({
        status: 415,
      });
      expect(await box.post(new FormData(), 'multipart/form-data')).toMatchObject({ status: 415 });
      expect(await box.savedMessages()).toEqual([]);
    });

    it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('sent by %s get 405', async (method) => {
      const response = await fetch(box.origin + sendPath, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
      expect(await response.text()).toBe('Messages are sent by POST');
    });

    it('that exceed the limit get 413 at once, and their sender can finish', async () => {
      const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      const request = open(box.origin + sendPath, { method: 'POST', headers });
      request.write('x'.repeat(2 * bodyLimit));
      const [response] = await once(request, 'response');
      expect(response.statusCode).toBe(413);
      request.end('x'.repeat(2 * bodyLimit));
      await Promise.all([once(request, 'close'), once(response.resume(), 'end')]);
      expect(await box.sendJson(createMessage())).toMatchObject({ status: 200 });
    });

    it('whose connection breaks do not stop the mailbox', async () => {
      await new Promise<void>((resolve) => {
        const headers = { 'content-type': 'application/json', 'content-length': '1000' };
        const request = open(box.origin + sendPath, { method: 'POST', headers });
        request.on('error', () => resolve());
        request.write('{"user_id"', () => request.destroy(new Error('gone')));
      });
      expect(await box.sendJson(createMessage())).toMatchObject({ status: 200 });
      expect(await box.savedMessages()).toHaveLength(1);
    });

    it('that cannot be saved get 500, and the reason is printed', async () => {
      await writeFile(box.messages, 'a file where the folder should be');
      const text = 'The message could not be saved';
      expect(await box.sendJson(createMessage())).toMatchObject({ status: 500, text });
      expect(box.printed[0]).toMatch(/could not be saved/);
    });
  });
});
