import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getResponse } from 'msw';
import type { Logger, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { readConfig } from '../../config.ts';
import {
  bodyLimit,
  type EmailMessage,
  emailjsHandlers,
  sendPath,
} from '../mocks/emailjs-handlers.ts';

/** Where messages are kept, one JSON file each. Tests name another folder. */
export const mailboxFolder = process.env.MAILBOX_FOLDER || '.mailbox';

/** Reads a body as far as the limit; undefined when there is more than that. */
async function read(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > bodyLimit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function reply(response: ServerResponse, status: number, text: string, headers = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers });
  response.end(text);
}

/** Writes the message word for word and returns the file's name. Throws when it cannot. */
async function keep(message: EmailMessage, into: string): Promise<string> {
  await mkdir(into, { recursive: true });
  const time = new Date().toISOString().replaceAll(':', '-');
  const file = join(into, `${time}-${randomBytes(4).toString('hex')}.json`);
  await writeFile(file, `${JSON.stringify(message, null, 2)}\n`, { flag: 'wx' });
  return file;
}

/** The message as lines for a terminal, which must not obey what a visitor wrote. */
function describe(message: EmailMessage, file: string): string {
  const { from_name, from_email, phone_number, ...rest } = message.template_params;
  const show = (value: unknown) =>
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replaceAll(
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get out
      /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
      (sign) => (sign === '\r' ? '' : '\ufffd'),
    );
  const inner = Object.entries(rest).map(([name, value]) =>
    name === 'message' ? show(value) : `${name}: ${show(value)}`,
  );
  const phone = phone_number ? `, ${show(phone_number)}` : '';
  return [
    `\n✉ Message from ${show(from_name)} <${show(from_email)}>${phone}`,
    ...inner.flatMap((text) => text.split('\n')).map((line) => `  │ ${line}`),
    `  kept in ${file}`,
  ].join('\n');
}

/**
 * Answers messages the way EmailJS does, for as long as no account is configured (design 3).
 *
 * Takes Node's request and response and calls `next` for every other path. Accepted messages are
 * kept below `into` and told to `logger`; a refused one is answered 400, 405, 413 or 415, and one
 * that cannot be kept 500. It never throws.
 */
export function mailboxMiddleware(logger: Pick<Logger, 'info' | 'error'>, into = mailboxFolder) {
  const handlers = emailjsHandlers({
    onMessage: async (message) => logger.info(describe(message, await keep(message, into))),
  });

  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.url?.split('?')[0] !== sendPath) return next();
    if (request.method !== 'POST') {
      return reply(response, 405, 'Messages are sent by POST', { allow: 'POST' });
    }
    try {
      const body = await read(request);
      if (!body) {
        // Reading on and forgetting it lets the sender finish and see the answer.
        request.resume();
        return reply(response, 413, 'The message is larger than 1 MB');
      }
      const answer = await getResponse(
        handlers,
        new Request(`http://localhost${sendPath}`, {
          method: 'POST',
          headers: { 'content-type': request.headers['content-type'] ?? '' },
          body,
        }),
      );
      reply(response, answer?.status ?? 500, (await answer?.text()) ?? '');
    } catch (error) {
      logger.error(`A message could not be kept: ${error}`);
      reply(response, 500, 'The message could not be kept');
    }
  };
}

/**
 * The Vite plugin around it, for the dev and the preview server (design 3). It does nothing once
 * messages go elsewhere. Nothing of it reaches the browser.
 *
 * @param env the VITE_ variables, as Vite's loadEnv gives them
 */
export function mailbox(env: Record<string, string>): Plugin {
  const attach = (server: ViteDevServer | PreviewServer) => {
    if (readConfig(env).isLocalMailbox)
      server.middlewares.use(mailboxMiddleware(server.config.logger));
  };
  return { name: 'mailbox', configureServer: attach, configurePreviewServer: attach };
}
