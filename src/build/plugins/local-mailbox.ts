import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Logger, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { readConfig } from '../../config.ts';
import { type EmailMessage, receiveMessage, sendPath } from '../mocks/emailjs-handlers.ts';

/** Where messages are saved, one JSON file each. Browser tests set another folder. */
export const mailboxFolder = process.env.MAILBOX_FOLDER || '.mailbox';

/**
 * Receives the contact form's messages in the development server until an EmailJS account is
 * configured, and in the preview server from a build without an account, whatever is configured now.
 *
 * @param env the VITE_ variables, as Vite's loadEnv returns them
 */
export function localMailbox(env: Record<string, string>): Plugin {
  const attach = ({ middlewares, config }: ViteDevServer | PreviewServer) => {
    middlewares.use(mailboxMiddleware(config.logger));
  };
  return {
    name: 'local-mailbox',
    configureServer: (server) => {
      if (readConfig(env).isLocalMailbox) attach(server);
    },
    configurePreviewServer: attach,
  };
}

/**
 * Passes messages to `receiveMessage`, which validates them. Saves each accepted message below
 * `folder` and prints it with `logger`. Answers 500 when it cannot save one; never throws.
 */
export function mailboxMiddleware(logger: Pick<Logger, 'info' | 'error'>, folder = mailboxFolder) {
  const onMessage = async (message: EmailMessage) =>
    logger.info(describe(message, await save(message, folder)));

  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.url?.split('?')[0] !== sendPath) return next();
    const answer = await receiveMessage(
      {
        method: request.method,
        contentType: request.headers['content-type'],
        body: request.iterator({ destroyOnReturn: false }),
      },
      onMessage,
    ).catch((error) => {
      logger.error(`A message could not be saved: ${error}`);
      return { status: 500, text: 'The message could not be saved' };
    });
    response.writeHead(answer.status, {
      'content-type': 'text/plain; charset=utf-8',
      allow: 'POST',
    });
    response.end(answer.text);
    // Discard the rest of a refused body, so that the sender can finish and read the answer.
    request.resume();
  };
}

/** Writes the message unchanged and returns the file's path. */
async function save(message: EmailMessage, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const time = new Date().toISOString().replaceAll(':', '-');
  const file = join(folder, `${time}-${randomBytes(4).toString('hex')}.json`);
  await writeFile(file, `${JSON.stringify(message, null, 2)}\n`, { flag: 'wx' });
  return file;
}

/** Formats the message for a terminal. */
function describe(message: EmailMessage, file: string): string {
  const { from_name, from_email, phone_number, ...rest } = message.template_params;
  const lines = Object.entries(rest).flatMap(([name, value]) =>
    (name === 'message' ? printable(value) : `${name}: ${printable(value)}`).split('\n'),
  );
  const phone = phone_number ? `, ${printable(phone_number)}` : '';
  return [
    `\n✉ Message from ${printable(from_name)} <${printable(from_email)}>${phone}`,
    ...lines.map((line) => `  │ ${line}`),
    `  saved to ${file}`,
  ].join('\n');
}

/** Replaces control characters, so that a message cannot send commands to the terminal. */
function printable(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.replaceAll('\r', '').replaceAll(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the point
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    '\ufffd',
  );
}
