import { setupServer } from 'msw/node';
import { type EmailMessage, emailjsHandlers } from '../../src/build/mocks/emailjs-handlers';

/** The messages that EmailJS accepted in the running test. */
export const messages: EmailMessage[] = [];

/** Mocks EmailJS. `server.use(...)` overrides its response until the end of the test. */
export const server = setupServer(...emailjsHandlers((message) => messages.push(message)));

/**
 * Starts the server for one test file. MSW logs an error for each unhandled request, and console
 * errors fail the test.
 */
export function startServer(): void {
  server.listen({ onUnhandledRequest: 'error' });
  addEventTargets();
}

/** Removes received messages, overridden responses, and listeners. */
export function resetServer(): void {
  server.events.removeAllListeners();
  server.resetHandlers();
  messages.length = 0;
}

/**
 * EmailJS reads the response from `event.target`, which MSW leaves empty. Without a target, every outcome
 * would be unknown, and tests of unknown outcomes would pass for the wrong reason.
 */
function addEventTargets(): void {
  const value = new Proxy(window.XMLHttpRequest, {
    construct(Intercepted) {
      const request = new Intercepted();
      return new Proxy(request, {
        get(_, name) {
          if (name === 'addEventListener') return addWithTarget.bind(request);
          const member = Reflect.get(request, name);
          return typeof member === 'function' ? member.bind(request) : member;
        },
        set: (_, name, next) => Reflect.set(request, name, next),
      });
    },
  });
  // MSW defines it as read-only, and restores jsdom's class when the server closes.
  Object.defineProperty(window, 'XMLHttpRequest', { value, configurable: true, writable: true });
}

function addWithTarget(this: XMLHttpRequest, type: string, listener: (event: Event) => void): void {
  this.addEventListener(type, (event) => {
    if (!event.target) Object.defineProperty(event, 'target', { value: this });
    listener.call(this, event);
  });
}
