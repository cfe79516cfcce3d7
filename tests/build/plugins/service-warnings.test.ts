import { loadEnv } from 'vite';
import { expect, test, vi } from 'vitest';
import { serviceWarnings } from '../../../src/build/plugins/service-warnings';
import { getHook } from '../../helpers/plugin';

test('warns of broken services, and of nothing in a fresh clone', () => {
  const freshClone = loadEnv('test', process.cwd());
  const warnings = (env: Record<string, string>) => {
    const warn = vi.fn();
    getHook(serviceWarnings(env), 'buildStart').call({ warn });
    return warn.mock.calls.flat();
  };
  expect(warnings({ ...freshClone, VITE_EMAILJS_PUBLIC_KEY: 'abc123' })).toEqual([
    expect.stringMatching(/^Email: .*VITE_EMAILJS_SERVICE_ID/),
  ]);
  expect(warnings(freshClone)).toEqual([]);
});
