import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendPath } from '../../../src/build/mocks/emailjs-handlers';
import { localMailbox, mailboxMiddleware } from '../../../src/build/plugins/local-mailbox';
import { readConfig } from '../../../src/config';
import { getHook } from '../../helpers/plugin';
import { temporaryFolder } from '../../helpers/temporary-folder';

const pathOf = temporaryFolder();
let messages: string;
let printed: string[];
let server: ReturnType<typeof createServer>;

beforeEach(async () => {
  messages = pathOf('messages');
  printed = [];
  const print = (text: string) => void printed.push(text);
  const answer = mailboxMiddleware({ info: print, error: print }, messages);
  server = createServer((request, response) => answer(request, response, () => {}));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

async function send(template_params: object, init: RequestInit = {}) {
  const { port } = server.address() as AddressInfo;
  const ids = { user_id: 'key', service_id: 'service', template_id: 'template' };
  const response = await fetch(`http://127.0.0.1:${port}${sendPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ids, template_params }),
    ...init,
  });
  return [response.status, await response.text()];
}

async function savedParams(): Promise<object[]> {
  const files = await readdir(messages).catch(() => []);
  const texts = await Promise.all(files.map((file) => readFile(join(messages, file), 'utf8')));
  return texts.map((text) => JSON.parse(text).template_params);
}

it('mailboxMiddleware saves a message unchanged, and prints it without control characters', async () => {
  const sent = {
    from_name: 'Zoë 🐘 සිංහල',
    message: 'One\r\ntwo\t\u001b[2Jgone\u009b \u202eback',
    'na\u001b[2Jme': 'gone',
  };
  expect(await send(sent)).toEqual([200, 'OK']);
  expect(await savedParams()).toEqual([sent]);
  const [file] = await readdir(messages);
  expect(printed).toEqual([
    '\n✉ Message\n  │ from_name: Zoë 🐘 සිංහල\n  │ message: One\n  │ two\t\ufffd[2Jgone\ufffd \ufffdback\n' +
      `  │ na\ufffd[2Jme: gone\n  saved to ${join(messages, file ?? '')}`,
  ]);
});

it('mailboxMiddleware refuses what EmailJS refuses', async () => {
  expect(await send({}, { body: '{}' })).toEqual([400, expect.stringMatching(/Public Key/)]);
  expect(await savedParams()).toEqual([]);
});

it('mailboxMiddleware answers 500 when a message cannot be saved, and prints the reason', async () => {
  await writeFile(messages, 'a file where the folder should be');
  expect(await send({})).toEqual([500, 'The message could not be saved']);
  expect(printed[0]).toMatch(/could not be saved: .*EEXIST/);
});

it.each([
  ['configureServer', 'local-public-key', true],
  ['configureServer', 'abc123', false],
  ['configurePreviewServer', 'abc123', true],
] as const)('localMailbox in %s with the key %s is attached: %s', (hook, key, isAttached) => {
  const use = vi.fn();
  const plugin = localMailbox(readConfig({ VITE_EMAILJS_PUBLIC_KEY: key }));
  getHook(plugin, hook)({ config: {}, middlewares: { use } });
  expect(use.mock.calls.map(([path]) => path)).toEqual(isAttached ? [sendPath] : []);
});
