// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { mailbox } from '../../src/build/mailbox';

type Attach = (server: unknown) => void;

/** A server with the plugin attached, by the hook that a kind of server calls. */
function attach(enabled: boolean, hook: 'configureServer' | 'configurePreviewServer') {
  const info = vi.fn();
  const server = {
    config: { logger: { info, error: vi.fn() } },
    middlewares: { use: vi.fn() },
    printUrls: () => void info('http://localhost:4173/'),
  };
  (mailbox({ enabled })[hook] as Attach)(server);
  server.printUrls();
  return { used: server.middlewares.use.mock.calls.length, printed: info.mock.calls.flat() };
}

it.each(['configureServer', 'configurePreviewServer'] as const)(
  'the local mailbox is there while no account is configured, and says so under the address: %s',
  (hook) => {
    const { used, printed } = attach(true, hook);
    expect(used).toBe(1);
    expect(printed).toEqual([
      'http://localhost:4173/',
      expect.stringMatching(/Messages sent through the form are printed here and kept in \S+\/$/),
    ]);
    expect(attach(false, hook)).toEqual({ used: 0, printed: ['http://localhost:4173/'] });
  },
);
