import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';

/** The console errors and warnings of the running test. */
let consoleErrors: string[] = [];

/**
 * Returns and clears the console errors and warnings so far. A test that expects them calls this, so
 * that they do not fail it.
 */
export function takeConsoleErrors(): string[] {
  const taken = consoleErrors;
  consoleErrors = [];
  return taken;
}

/** Fails each test of the file that logs an error or a warning. */
export function failOnConsoleErrors(): void {
  beforeEach(() => {
    consoleErrors = [];
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...args) => {
        consoleErrors.push(`console.${level}: ${format(...args)}`);
      });
    }
  });

  afterEach(() => {
    const taken = takeConsoleErrors();
    if (taken.length > 0) throw new Error(taken.join('\n'));
  });
}
