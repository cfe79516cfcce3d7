import { expect, it } from 'vitest';
import { checkConfig } from '../../../src/build/plugins/check-config';
import { UserError } from '../../../src/userError';
import { getHook } from '../../helpers/plugin';

it('checkConfig stops the build with all errors, in one UserError', () => {
  const env = { VITE_SITE_URL: 'https:', VITE_LIVECHAT_LICENSE: 'chat' };
  const run = (values: Record<string, string>) => () =>
    getHook(checkConfig(values), 'config')({}, {});
  expect(run(env)).toThrow(
    /mistakes.*\nVITE_LIVECHAT_LICENSE is "chat".+\nVITE_SITE_URL is "https:".+/,
  );
  expect(run(env)).toThrow(UserError);
  expect(run({ VITE_SITE_URL: 'www.example.com' })).not.toThrow();
});
