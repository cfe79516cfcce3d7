import { loadEnv } from 'vite';
import { expect, it, vi } from 'vitest';
import { serviceWarnings } from '../../../src/build/plugins/service-warnings';
import { getHook } from '../../helpers/plugin';

it('serviceWarnings warns of broken services only', () => {
  const env = { ...loadEnv('test', process.cwd()), VITE_EMAILJS_PUBLIC_KEY: 'abc123' };
  const warn = vi.fn();
  getHook(serviceWarnings(env), 'buildStart').call({ warn });
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Email: .*VITE_EMAILJS_SERVICE_ID/)]]);
});
