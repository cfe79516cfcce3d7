import { init, send } from '@emailjs/browser';
import { config } from '../config';

/** What happened to a message. `unknown`: it may have arrived, but nothing has confirmed that. */
export type Outcome = 'success' | 'failure' | 'unknown';

/**
 * Sends a message through EmailJS. Waits for the answer without a time limit, and never rejects.
 *
 * @param parameters the values of the form's fields, by the name that the EmailJS template uses
 * @returns success for status 200 or the text 'OK'. A message that was rejected (status 4xx), or
 * never left this device (missing keys, or a device that was offline got no answer), is a failure. After a broken
 * connection, or one that the browser has stopped, or an error of the service, the outcome is unknown: the message
 * may have arrived anyway.
 */
export async function sendMessage(parameters: Record<string, string>): Promise<Outcome> {
  const { publicKey, serviceId, templateId } = config.emailjs;
  const wasOnline = navigator.onLine;
  try {
    init(publicKey, config.emailjsOrigin);
    await rejectIfStopped(() => send(serviceId, templateId, parameters));
    return 'success';
  } catch (error) {
    // EmailJS rejects with the response, whose status is 0 if there was none. It throws a text if a
    // key is missing.
    const { status } = error as { status?: number };
    if (status === 0) return wasOnline ? 'unknown' : 'failure';
    const isRefused = status === undefined || (status >= 400 && status < 500);
    return isRefused ? 'failure' : 'unknown';
  }
}

/**
 * Calls a function of EmailJS that sends a request, and also rejects when the browser stops the request, as on its
 * Stop button or a time limit of its own. EmailJS does not listen to these events, and keeps its request to itself.
 */
function rejectIfStopped<Answer>(sendRequest: () => Promise<Answer>): Promise<Answer> {
  const { XMLHttpRequest } = window;
  return new Promise((resolve, reject) => {
    window.XMLHttpRequest = class extends XMLHttpRequest {
      constructor() {
        super();
        for (const type of ['abort', 'timeout'])
          this.addEventListener(type, () => reject({ status: 0 }));
      }
    };
    try {
      sendRequest().then(resolve, reject);
    } finally {
      // EmailJS has created its request by now.
      window.XMLHttpRequest = XMLHttpRequest;
    }
  });
}
