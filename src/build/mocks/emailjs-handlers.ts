import { HttpResponse, http, type RequestHandler } from 'msw';

/** The path messages are posted to, on whatever host the service has (spec 7). */
export const sendPath = '/api/v1.0/email/send';

/** The largest body that is read, in bytes. */
export const bodyLimit = 1024 * 1024;

/** One message as it came over the wire: every field under the name it has there (spec 7). */
export interface EmailMessage {
  lib_version?: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, unknown>;
}

const required = [
  ['user_id', 'The Public Key is required. Visit https://dashboard.emailjs.com/admin/account'],
  ['service_id', 'The service ID is required. Visit https://dashboard.emailjs.com/admin'],
  [
    'template_id',
    'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates',
  ],
] as const;

// EmailJS answers every page, wherever that page comes from.
const cors = { 'access-control-allow-origin': '*' };

const answer = (text: string, status: number) => HttpResponse.text(text, { status, headers: cors });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses UTF-8 JSON; undefined, which JSON cannot say, stands for anything else. */
function parse(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Says what is wrong with a message, or undefined when EmailJS would take it. */
function fault(body: Record<string, unknown>): string | undefined {
  for (const [field, text] of required) {
    const value = body[field];
    if (typeof value !== 'string' || value.trim() === '') return text;
  }
  if (!isRecord(body.template_params)) return 'The template_params must be an object';
  return undefined;
}

/**
 * EmailJS as this project knows it (spec 7), described once for the unit tests, the browser tests
 * and the local mailbox.
 *
 * `origin` limits the handlers to one host; without it they answer on every host. `onMessage` is
 * given each accepted message and is awaited, so "OK" means that it is done; what it throws,
 * reaches whoever asked for the response. Answers 200 "OK", or 400, 413 and 415 with the reason
 * as plain text.
 */
export function emailjsHandlers(
  options: { origin?: string; onMessage?: (message: EmailMessage) => void | Promise<void> } = {},
): RequestHandler[] {
  const address = `${options.origin ?? '*'}${sendPath}`;

  return [
    http.options(
      address,
      () =>
        new HttpResponse(null, {
          status: 204,
          headers: {
            ...cors,
            'access-control-allow-methods': 'POST',
            'access-control-allow-headers': 'content-type',
          },
        }),
    ),
    http.post(address, async ({ request }) => {
      // Only JSON needs a browser's leave to cross origins, so no other page can write here.
      if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
        return answer('The message must be sent as application/json', 415);
      }
      const bytes = await request.arrayBuffer();
      if (bytes.byteLength > bodyLimit) return answer('The message is larger than 1 MB', 413);

      const body = parse(bytes);
      if (!isRecord(body)) return answer('The message must be a JSON object', 400);

      const reason = fault(body);
      if (reason) return answer(reason, 400);

      await options.onMessage?.(body as unknown as EmailMessage);
      return answer('OK', 200);
    }),
  ];
}
