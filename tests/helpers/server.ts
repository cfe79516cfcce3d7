import { setupServer } from 'msw/node';
import { type EmailMessage, emailjsHandlers } from '../../src/build/mocks/emailjs-handlers';

/** The messages EmailJS has taken in the running test. */
export const messages: EmailMessage[] = [];

/** EmailJS for unit tests. `server.use(...)` replaces its answer until the end of the test. */
export const server = setupServer(
  ...emailjsHandlers({
    onMessage: (message) => {
      messages.push(message);
    },
  }),
);

/**
 * Starts the server for one test file. A request it does not know fails the request and is
 * logged, and what is logged fails the test.
 */
export function listen(): void {
  server.listen({ onUnhandledRequest: 'error' });
  giveEventsTheirTarget();
}

/** Forgets messages and replaced answers. */
export function resetServer(): void {
  server.resetHandlers();
  messages.length = 0;
}

/**
 * msw's events have no target, and EmailJS reads the answer from it: without this every call
 * would fail as a network error, and tests of failures would pass for the wrong reason.
 */
function giveEventsTheirTarget(): void {
  const value = new Proxy(window.XMLHttpRequest, {
    construct(Intercepted) {
      const request = new Intercepted();
      return new Proxy(request, {
        get(_, name) {
          if (name === 'addEventListener') return addWithTarget.bind(request);
          const found = Reflect.get(request, name);
          return typeof found === 'function' ? found.bind(request) : found;
        },
        set: (_, name, next) => Reflect.set(request, name, next),
      });
    },
  });
  // msw made it read-only, and puts jsdom's own back when the server closes.
  Object.defineProperty(window, 'XMLHttpRequest', { value, configurable: true });
}

function addWithTarget(this: XMLHttpRequest, type: string, listener: (event: Event) => void): void {
  this.addEventListener(type, (event) => {
    if (!event.target) Object.defineProperty(event, 'target', { value: this });
    listener.call(this, event);
  });
}
