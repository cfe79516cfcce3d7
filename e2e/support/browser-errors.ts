import type { BrowserContext } from '@playwright/test';

/**
 * Everything the browser complains about from now on, as lines of text: errors and warnings on the
 * console, errors nobody caught, breaches of the security policy, requests to another host. The
 * list grows while the test runs.
 */
export async function complaintsOf(context: BrowserContext, origin: string): Promise<string[]> {
  const complaints: string[] = [];
  // data: and blob: addresses stay inside the page, and have no host.
  const isElsewhere = (url: URL) => url.host !== '' && url.origin !== new URL(origin).origin;

  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => void complaints.push(`uncaught: ${error.error()}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (isElsewhere(url)) complaints.push(`request elsewhere: ${url.origin}${url.pathname}`);
  });
  // Only what a test answers itself is answered: nobody else hears of it. Chromium finds no other
  // host (playwright.config.ts), which takes less time.
  if (context.browser()?.browserType().name() !== 'chromium')
    await context.route(isElsewhere, (route) => route.abort());
  await context.exposeFunction('reportViolation', (text: string) => {
    complaints.push(`security policy: ${text}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation(text: string): void };
      reportViolation(`${event.effectiveDirective} refused ${event.blockedURI || event.sample}`);
    });
  });
  return complaints;
}
