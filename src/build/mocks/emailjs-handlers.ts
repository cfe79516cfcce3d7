import { HttpResponse, http, type RequestHandler } from 'msw';

/** The path messages are posted to, on whichever host receives them. */
export const sendPath = '/api/v1.0/email/send';

/** The largest accepted body, in bytes. */
export const bodyLimit = 1024 * 1024;

/** One message as EmailJS receives it. */
export interface EmailMessage {
  lib_version?: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, unknown>;
}

type OnMessage = (message: EmailMessage) => void | Promise<void>;

const requiredFields = {
  user_id: 'The Public Key is required. Visit https://dashboard.emailjs.com/admin/account',
  service_id: 'The service ID is required. Visit https://dashboard.emailjs.com/admin',
  template_id: 'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates',
};

/**
 * Validates one request the way EmailJS does, and passes an accepted message to `onMessage`. This is
 * the only description of EmailJS in the project: unit tests, browser tests, and the local mailbox
 * use it. Never reads more of the body than the limit allows.
 *
 * @param onMessage is awaited, so "OK" means it is done; what it throws, this throws
 * @returns 200 "OK", or 400, 405, 413, or 415 with the reason as plain text
 */
export async function receiveMessage(
  request: {
    method?: string;
    contentType?: string | null;
    body: AsyncIterable<Uint8Array> | null;
  },
  onMessage?: OnMessage,
): Promise<{ status: number; text: string }> {
  if (request.method !== 'POST') return { status: 405, text: 'Messages are sent by POST' };
  // Browsers ask before sending JSON across origins, so no other site can post to the mailbox.
  if (!/^application\/json\b/i.test(request.contentType ?? ''))
    return { status: 415, text: 'The message must be sent as application/json' };

  const bytes = await readBody(request.body);
  if (!bytes) return { status: 413, text: 'The message is larger than 1 MB' };
  const message = parseJson(bytes);
  if (!isRecord(message)) return { status: 400, text: 'The message must be a JSON object' };
  for (const [field, text] of Object.entries(requiredFields)) {
    const value = message[field];
    if (typeof value !== 'string' || !value.trim()) return { status: 400, text };
  }
  if (!isRecord(message.template_params))
    return { status: 400, text: 'The template_params must be an object' };

  await onMessage?.(message as unknown as EmailMessage);
  return { status: 200, text: 'OK' };
}

/** Returns undefined, without reading on, once the body is larger than the limit. */
async function readBody(body: AsyncIterable<Uint8Array> | null): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > bodyLimit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * MSW handlers that answer as EmailJS does, including the CORS preflight.
 *
 * @param options.origin limits the handlers to one host; without it they answer on every host
 * @param options.onMessage receives each accepted message
 */
export function emailjsHandlers(
  options: { origin?: string; onMessage?: OnMessage } = {},
): RequestHandler[] {
  const url = `${options.origin ?? '*'}${sendPath}`;
  const cors = { 'access-control-allow-origin': '*' };
  const preflight = {
    ...cors,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
  };
  return [
    http.options(url, () => new HttpResponse(null, { status: 204, headers: preflight })),
    http.post(url, async ({ request: { method, headers, body } }) => {
      const contentType = headers.get('content-type');
      // MSW clones requests, and canceling the body of one clone waits for the other.
      const stream = body?.values({ preventCancel: true }) ?? null;
      const { status, text } = await receiveMessage(
        { method, contentType, body: stream },
        options.onMessage,
      );
      return HttpResponse.text(text, { status, headers: cors });
    }),
  ];
}
