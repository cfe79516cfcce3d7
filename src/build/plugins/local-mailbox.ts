import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getResponse } from 'msw';
import type { Connect, Logger, Plugin, PreviewServer, ViteDevServer } from 'vite';
import type { Config } from '../../config.ts';
import { type EmailMessage, emailjsHandlers, sendPath } from '../mocks/emailjs-handlers.ts';

/** Where messages are saved, one JSON file each. Browser tests set another folder. */
export const mailboxFolder = process.env.MAILBOX_FOLDER || '.mailbox';

/**
 * Receives the contact form's messages in place of EmailJS: in the development server until an account is
 * configured, and always in the preview server, where a build with an account does not send to it.
 */
export function localMailbox({ isLocalMailbox }: Config): Plugin {
  const attach = ({ middlewares, config }: ViteDevServer | PreviewServer) =>
    void middlewares.use(sendPath, mailboxMiddleware(config.logger));
  return {
    name: 'local-mailbox',
    configureServer: (server) => {
      if (isLocalMailbox) attach(server);
    },
    configurePreviewServer: attach,
  };
}

/**
 * Answers as EmailJS does. Saves each accepted message below `folder` and prints it with `logger`.
 * Answers 500 when it cannot save one; never throws.
 */
export function mailboxMiddleware(
  logger: Pick<Logger, 'info' | 'error'>,
  folder = mailboxFolder,
): Connect.NextHandleFunction {
  const handlers = emailjsHandlers(async (message) => {
    const file = await save(message, folder);
    logger.info(describe(message, file));
  });
  return async (request, response, next) => {
    if (request.method !== 'POST') return next();
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    try {
      const message = new Request(`http://localhost${sendPath}`, {
        method: 'POST',
        headers: { 'content-type': request.headers['content-type'] ?? '' },
        body: await text(request),
      });
      const answer = await getResponse(handlers, message);
      response.statusCode = answer?.status ?? 500;
      response.end(await answer?.text());
    } catch (error) {
      logger.error(`A message could not be saved: ${error}`);
      response.statusCode = 500;
      response.end('The message could not be saved');
    }
  };
}

/** Writes the message unchanged and returns the file's path. */
async function save(message: EmailMessage, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const time = new Date().toISOString().replaceAll(':', '-');
  const file = join(folder, `${time}-${randomUUID()}.json`);
  await writeFile(file, `${JSON.stringify(message, null, 2)}\n`);
  return file;
}

/** Formats the message for a terminal. */
function describe(message: EmailMessage, file: string): string {
  const lines = Object.entries(message.template_params).flatMap(([name, value]) =>
    replaceControlCharacters(`${name}: ${value}`).split('\n'),
  );
  return ['\n✉ Message', ...lines.map((line) => `  │ ${line}`), `  saved to ${file}`].join('\n');
}

/** Keeps a message from sending commands to the terminal. */
function replaceControlCharacters(value: string): string {
  return value.replaceAll('\r', '').replace(/(?!\n|\t)[\p{Cc}\p{Bidi_Control}]/gu, '\ufffd');
}
