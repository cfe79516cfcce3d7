import { format } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

/** The console errors and warnings and unhandled rejections of the running test. */
let consoleErrors: string[] = [];

/**
 * Returns and clears the console errors, console warnings, and unhandled rejections so far. A test
 * that expects them calls this, so that they do not fail it.
 */
export function takeConsoleErrors(): string[] {
  const taken = consoleErrors;
  consoleErrors = [];
  return taken;
}

const onRejection = (reason: unknown) => {
  consoleErrors.push(format('unhandled rejection: %s', reason));
};

/** Fails each test of the file that logs an error or a warning, or leaves a rejection unhandled. */
export function failOnConsoleErrors(): void {
  beforeAll(() => void process.on('unhandledRejection', onRejection));
  afterAll(() => void process.off('unhandledRejection', onRejection));

  beforeEach(() => {
    consoleErrors = [];
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...args) => {
        consoleErrors.push(`console.${level}: ${format(...args)}`);
      });
    }
  });

  afterEach(async () => {
    // Node reports an unhandled rejection only after the current task. MessageChannel starts a new
    // task even under fake timers, which do not replace it.
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
    const taken = takeConsoleErrors();
    if (taken.length > 0) throw new Error(taken.join('\n'));
  });
}
