import { HttpResponse, http, type RequestHandler } from 'msw';

/** The path messages are posted to, on whichever host receives them. */
export const sendPath = '/api/v1.0/email/send';

/** One message as EmailJS receives it. */
export interface EmailMessage {
  lib_version?: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, unknown>;
}

const idErrors = {
  user_id: 'The Public Key is required. Visit https://dashboard.emailjs.com/admin/account',
  service_id: 'The service ID is required. Visit https://dashboard.emailjs.com/admin',
  template_id: 'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates',
};

/**
 * MSW handlers that answer as EmailJS does on any host: 200 "OK", or the reason as plain text. Unit tests,
 * browser tests, and the local mailbox use them; tests add the failures that they need.
 *
 * @param onMessage receives each accepted message; is awaited, so "OK" means it is done
 */
export function emailjsHandlers(
  onMessage: (message: EmailMessage) => unknown = () => {},
): RequestHandler[] {
  const url = `*${sendPath}`;
  const cors = { 'access-control-allow-origin': '*' };
  const preflight = {
    ...cors,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
  };
  const answer = (status: number, text: string) =>
    HttpResponse.text(text, { status, headers: cors });
  return [
    http.options(url, () => new HttpResponse(null, { status: 204, headers: preflight })),
    http.post(url, async ({ request }) => {
      // Browsers ask before they send JSON to another origin. The mailbox does not answer that
      // (local-mailbox.ts), so no other site can post to it.
      if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
        return answer(415, 'The message must be sent as application/json');
      const message = await request.json().catch(() => undefined);
      if (!isRecord(message)) return answer(400, 'The message must be a JSON object');
      for (const [id, error] of Object.entries(idErrors))
        if (!String(message[id] ?? '').trim()) return answer(400, error);
      if (!isRecord(message.template_params))
        return answer(400, 'The template_params must be an object');
      await onMessage(message as unknown as EmailMessage);
      return answer(200, 'OK');
    }),
  ];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
