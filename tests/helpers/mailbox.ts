import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmailMessage, sendPath } from '../../src/build/mocks/emailjs-handlers';
import { mailboxMiddleware } from '../../src/build/plugins/local-mailbox';

/** Starts a local mailbox on a free port. It saves messages in a temporary folder. */
export async function startMailbox() {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const messages = join(folder, 'messages');
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  const answer = mailboxMiddleware({ info: print, error: print }, messages);
  const server = createServer((request, response) =>
    answer(request, response, () => response.writeHead(404).end('the site')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function post(body: BodyInit, type = 'application/json') {
    const headers = { 'content-type': type };
    const response = await fetch(origin + sendPath, { method: 'POST', headers, body });
    return { status: response.status, text: await response.text(), headers: response.headers };
  }

  async function savedMessages(): Promise<EmailMessage[]> {
    const files = await readdir(messages).catch(() => []);
    const texts = await Promise.all(files.map((file) => readFile(join(messages, file), 'utf8')));
    return texts.map((text) => JSON.parse(text));
  }

  async function close() {
    await new Promise((resolve) => server.close(resolve).closeAllConnections());
    await rm(folder, { recursive: true });
  }

  const sendJson = (body: unknown) => post(JSON.stringify(body));
  return { messages, printed, origin, post, sendJson, savedMessages, close };
}

/** The request body that the contact form sends. */
export const createMessage = (text = 'Hello'): EmailMessage => ({
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
