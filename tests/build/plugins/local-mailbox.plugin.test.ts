import { expect, it, vi } from 'vitest';
import { mailbox } from '../../../src/build/plugins/local-mailbox';
import { hookOf } from '../../helpers/plugin';

const standIn = { VITE_EMAILJS_PUBLIC_KEY: ' local-public-key ' };

it.each(['configureServer', 'configurePreviewServer'] as const)(
  'the local mailbox is there while no account is configured: %s',
  (hook) => {
    const isThere = (env: Record<string, string>) => {
      const use = vi.fn();
      hookOf(mailbox(env), hook)({ config: {}, middlewares: { use } });
      return use.mock.calls.length === 1;
    };
    expect(isThere(standIn)).toBe(true);
    expect(isThere({ VITE_EMAILJS_PUBLIC_KEY: 'abc123' })).toBe(false);
    expect(isThere({ ...standIn, VITE_EMAILJS_ORIGIN: 'https://mail.example' })).toBe(false);
  },
);
