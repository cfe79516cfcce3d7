import { afterEach, expect, it, vi } from 'vitest';
import site from '../vite.config';

afterEach(() => vi.unstubAllEnvs());

it.each(['development', 'test'])('a build is for production even if NODE_ENV is %s', (value) => {
  vi.stubEnv('NODE_ENV', value);
  vi.stubEnv('VITEST', '');
  site({ command: 'build', mode: 'production' });
  expect(process.env.NODE_ENV).toBe('production');
});
