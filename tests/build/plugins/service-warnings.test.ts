import { loadEnv } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serviceWarnings } from '../../../src/build/plugins/service-warnings';
import { season } from '../../../src/content/season';
import { getHook } from '../../helpers/plugin';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(season.checked) }));
afterEach(() => vi.useRealTimers());

it('serviceWarnings warns of broken services only', () => {
  const env = { ...loadEnv('test', process.cwd()), VITE_EMAILJS_PUBLIC_KEY: 'abc123' };
  const warn = vi.fn();
  getHook(serviceWarnings(env), 'buildStart').call({ warn });
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Email: .*VITE_EMAILJS_SERVICE_ID/)]]);
});

it('serviceWarnings warns of a season that has not been checked for long', () => {
  vi.setSystemTime(new Date(season.checked).setUTCFullYear(9999));
  const warn = vi.fn();
  getHook(serviceWarnings(loadEnv('test', process.cwd())), 'buildStart').call({ warn });
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Season: .*src\/content\/season\.ts/)]]);
});
