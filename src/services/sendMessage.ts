import { init, send } from '@emailjs/browser';
import { config } from '../config';

/** The fields of the contact form. */
export interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
}

const timeoutMs = 30_000;

/**
 * Sends a message through EmailJS, with each field as a parameter of the EmailJS template.
 *
 * @throws on any response except status 200 or the text 'OK', on a network error, on missing keys,
 * and after 30 seconds without a response
 */
export async function sendMessage(fields: ContactMessage): Promise<void> {
  const { publicKey, serviceId, templateId } = config.emailjs;
  const { name, email, phone, ...rest } = fields;
  init(publicKey, config.emailjsOrigin);

  // Throws synchronously if a key is missing, so it comes before the timer.
  const response = send(serviceId, templateId, {
    from_name: name,
    from_email: email,
    phone_number: phone,
    ...rest,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The e-mail service did not answer.')), timeoutMs);
  });
  try {
    await Promise.race([response, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
