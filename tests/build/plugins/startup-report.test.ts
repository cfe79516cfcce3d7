import { loadEnv } from 'vite';
import { expect, test, vi } from 'vitest';
import { startupReport } from '../../../src/build/plugins/startup-report';
import { getHook } from '../../helpers/plugin';

const freshClone = loadEnv('test', process.cwd());
const halfAnAccount = { ...freshClone, VITE_EMAILJS_PUBLIC_KEY: 'abc123' };

test.each(['configureServer', 'configurePreviewServer'] as const)(
  'prints placeholder and broken services below the URL: %s',
  (hook) => {
    const info = vi.fn();
    const server = { config: { logger: { info } }, printUrls: () => info('http://localhost') };
    getHook(startupReport(halfAnAccount), hook)(server);
    expect(info).not.toHaveBeenCalled();
    server.printUrls();
    expect(info.mock.calls.flat()).toEqual([
      'http://localhost',
      expect.stringMatching(/^ {2}➜ {2}Email \(broken\): .*VITE_EMAILJS_SERVICE_ID/),
      expect.stringMatching(/^ {2}➜ {2}Live chat \(placeholder\): .*VITE_LIVECHAT_LICENSE/),
      expect.stringMatching(/^ {2}➜ {2}Address \(placeholder\): /),
      expect.stringMatching(/^ {2}➜ {2}Contact \(placeholder\): /),
      expect.stringMatching(/^ {2}➜ {2}Testimonials \(placeholder\): /),
    ]);
  },
);

test('warns of broken services once per build', () => {
  const warnings = (env: Record<string, string>, name: string) => {
    const warn = vi.fn();
    getHook(startupReport(env), 'buildStart').call({ environment: { name }, warn });
    return warn.mock.calls.flat();
  };
  expect(warnings(halfAnAccount, 'client')).toEqual([expect.stringMatching(/^Email \(broken\): /)]);
  expect(warnings(halfAnAccount, 'ssr')).toEqual([]);
  expect(warnings(freshClone, 'client')).toEqual([]);
});
