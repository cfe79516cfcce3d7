// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { mailbox } from '../../src/build/mailbox';

const standIn = { VITE_EMAILJS_PUBLIC_KEY: ' local-public-key ' };

type Attach = (server: unknown) => void;

/** A server with the plugin attached, by the hook that a kind of server calls. */
function attach(env: Record<string, string>, hook: 'configureServer' | 'configurePreviewServer') {
  const info = vi.fn();
  const server = {
    config: { logger: { info, error: vi.fn() } },
    middlewares: { use: vi.fn() },
    printUrls: () => void info('http://localhost:4173/'),
  };
  (mailbox(env)[hook] as Attach)(server);
  server.printUrls();
  return { used: server.middlewares.use.mock.calls.length, printed: info.mock.calls.flat() };
}

it.each(['configureServer', 'configurePreviewServer'] as const)(
  'the local mailbox is there while no account is configured, and says so under the address: %s',
  (hook) => {
    const { used, printed } = attach(standIn, hook);
    expect(used).toBe(1);
    expect(printed).toEqual([
      'http://localhost:4173/',
      expect.stringMatching(/Messages sent through the form are printed here and kept in \S+\/$/),
    ]);
    const none = { used: 0, printed: ['http://localhost:4173/'] };
    expect(attach({ VITE_EMAILJS_PUBLIC_KEY: 'abc123' }, hook)).toEqual(none);
    expect(attach({ ...standIn, VITE_EMAILJS_ORIGIN: 'https://mail.example' }, hook)).toEqual(none);
  },
);
