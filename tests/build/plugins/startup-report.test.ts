import { loadEnv } from 'vite';
import { expect, test, vi } from 'vitest';
import { announce } from '../../../src/build/plugins/startup-report';
import { hookOf } from '../../helpers/plugin';

const freshClone = loadEnv('test', process.cwd());
const halfAnAccount = { ...freshClone, VITE_EMAILJS_PUBLIC_KEY: 'abc123' };

test.each(['configureServer', 'configurePreviewServer'] as const)(
  'what is invented or broken stands under the address, what is real does not: %s',
  (hook) => {
    const info = vi.fn();
    const server = { config: { logger: { info } }, printUrls: () => info('http://localhost') };
    hookOf(announce(halfAnAccount), hook)(server);
    expect(info).not.toHaveBeenCalled();
    server.printUrls();
    expect(info.mock.calls.flat()).toEqual([
      'http://localhost',
      expect.stringMatching(/^ {2}➜ {2}Email \(broken\): .*VITE_EMAILJS_SERVICE_ID/),
      expect.stringMatching(/^ {2}➜ {2}Live chat \(stand-in\): .*VITE_LIVECHAT_LICENSE/),
      expect.stringMatching(/^ {2}➜ {2}Address \(stand-in\): /),
      expect.stringMatching(/^ {2}➜ {2}Contact \(stand-in\): /),
    ]);
  },
);

test('a build warns of what is broken, once, and not of what is only invented', () => {
  const warnings = (env: Record<string, string>, name: string) => {
    const warn = vi.fn();
    hookOf(announce(env), 'buildStart').call({ environment: { name }, warn });
    return warn.mock.calls.flat();
  };
  expect(warnings(halfAnAccount, 'client')).toEqual([expect.stringMatching(/^Email \(broken\): /)]);
  expect(warnings(halfAnAccount, 'ssr')).toEqual([]);
  expect(warnings(freshClone, 'client')).toEqual([]);
});
