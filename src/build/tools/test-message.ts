import { readConfig } from '../../config';
import { company } from '../../content/company';
import { sendPath } from '../mocks/emailjs-handlers';

/**
 * Sends one message the way the contact form does, to check that it arrives.
 *
 * @param env the VITE_ variables, as Vite's loadEnv returns them
 * @returns a confirmation to print
 * @throws when the message was refused; the error says what to do
 */
export async function sendTestMessage(env: Record<string, string>): Promise<string> {
  const { emailjs, emailjsOrigin, siteUrl } = readConfig(env);
  if (!emailjsOrigin)
    throw new Error(
      'No account is configured. Run "npm start" in another terminal and give its address: ' +
        'npm run doctor -- http://localhost:4173 --send',
    );
  const response = await fetch(`${emailjsOrigin}${sendPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl || 'http://localhost:5173' },
    body: JSON.stringify({
      lib_version: '3.12.1',
      user_id: emailjs.publicKey,
      service_id: emailjs.serviceId,
      template_id: emailjs.templateId,
      template_params: {
        from_name: 'The doctor',
        from_email: company.email,
        phone_number: company.phone.text,
        message: `A test message from ${company.name}, sent by "npm run doctor -- --send".`,
      },
    }),
    signal: AbortSignal.timeout(30_000),
  }).catch((cause) => {
    throw new Error(`${emailjsOrigin} does not answer. Is the address right, and is it running?`, {
      cause,
    });
  });
  const answer = (await response.text()).trim();
  if (response.ok) return `${emailjsOrigin} accepted the message. Look for it in the inbox.`;
  const hint =
    response.status === 403
      ? ' EmailJS refuses messages from outside a browser unless "Allow EmailJS API for ' +
        'non-browser applications" is on, under Account, Security. The form works without it.'
      : '';
  throw new Error(`${emailjsOrigin} refused the message: ${response.status} ${answer}.${hint}`);
}
