import { format } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

/** What was complained about in the running test; `takeComplaints` hands it over. */
let complaints: string[] = [];

/**
 * The console errors and warnings and the unhandled rejections so far, for a test which expects
 * them. Once taken they no longer fail the test.
 */
export function takeComplaints(): string[] {
  const taken = complaints;
  complaints = [];
  return taken;
}

const onRejection = (reason: unknown) => {
  complaints.push(format('unhandled rejection: %s', reason));
};

/**
 * Makes every test of the file fail that logs an error or a warning, or leaves a rejection
 * unhandled: a complaint nobody expects is a defect.
 */
export function failOnComplaints(): void {
  beforeAll(() => void process.on('unhandledRejection', onRejection));
  afterAll(() => void process.off('unhandledRejection', onRejection));

  beforeEach(() => {
    complaints = [];
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...args) => {
        complaints.push(`console.${level}: ${format(...args)}`);
      });
    }
  });

  afterEach(async () => {
    // Node reports a rejection only after the tasks at hand are done. The fake clock does not
    // stand in for MessageChannel, so this works while a test has it.
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
    const taken = takeComplaints();
    if (taken.length > 0) throw new Error(taken.join('\n'));
  });
}
