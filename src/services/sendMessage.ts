import { init, send } from '@emailjs/browser';
import { config } from '../config';

/** What a visitor writes on the contact form (spec 3). */
export interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** How long an answer may take, in ms, before the visitor is told that the message did not go out. */
const patience = 30_000;

/**
 * Sends a visitor's message through EmailJS (spec 7).
 *
 * @throws on any answer but status 200 or the text 'OK', on a network error, on missing keys, and
 * when no answer comes within 30 seconds
 */
export async function sendMessage({ name, email, phone, message }: ContactMessage): Promise<void> {
  const { publicKey, serviceId, templateId } = config.emailjs;
  init(publicKey, config.emailjsOrigin);

  const sending = send(serviceId, templateId, {
    from_name: name,
    from_email: email,
    phone_number: phone,
    message,
  });
  // After `send`, which throws at once on a missing key and would leave the timer behind.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noAnswer = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The e-mail service did not answer.')), patience);
  });
  try {
    await Promise.race([sending, noAnswer]);
  } finally {
    clearTimeout(timer);
  }
}
