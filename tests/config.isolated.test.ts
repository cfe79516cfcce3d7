import { expect, it, vi } from 'vitest';

/** Imports the configuration with these environment variables. */
async function configure(variables: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(`VITE_${name}`, value);
  vi.resetModules();
  return (await import('../src/config')).config;
}

it('sends messages to the local mailbox with the placeholder keys by default', async () => {
  const config = await configure();
  expect(config.emailjs).toEqual({
    publicKey: 'local-public-key',
    serviceId: 'local-service',
    templateId: 'local-template',
  });
  expect(config.emailjsOrigin).toBe('');
  expect(config.isLocalMailbox).toBe(true);
});

it('has no live chat and no other hosts by default', async () => {
  const { livechatLicense, assetHost, portraitHost, siteUrl } = await configure();
  expect({ livechatLicense, assetHost, portraitHost, siteUrl }).toEqual({
    livechatLicense: '',
    assetHost: '',
    portraitHost: '',
    siteUrl: '',
  });
});

it('sends messages to EmailJS with a real key', async () => {
  const config = await configure({ EMAILJS_PUBLIC_KEY: 'user_real' });
  expect(config.emailjsOrigin).toBe('https://api.emailjs.com');
  expect(config.isLocalMailbox).toBe(false);
});

it('sends messages to the configured origin', async () => {
  const config = await configure({ EMAILJS_ORIGIN: 'https://mail.example/' });
  expect(config.emailjsOrigin).toBe('https://mail.example');
  expect(config.isLocalMailbox).toBe(false);
});

it('trims whitespace from values and trailing slashes from hosts', async () => {
  const config = await configure({
    EMAILJS_PUBLIC_KEY: ' user_real\n',
    LIVECHAT_LICENSE: ' 1234567 ',
    ASSET_HOST: ' https://pictures.example// ',
    PORTRAIT_HOST: 'https://faces.example/v1/',
    SITE_URL: 'https://journeys.example/',
  });
  expect(config).toMatchObject({
    emailjs: { publicKey: 'user_real' },
    livechatLicense: '1234567',
    assetHost: 'https://pictures.example',
    portraitHost: 'https://faces.example/v1',
    siteUrl: 'https://journeys.example',
  });
});

it('reads the build year', async () => {
  expect((await configure({ BUILD_YEAR: '2025' })).buildYear).toBe(2025);
});

it('reads a value that is not a string as empty', async () => {
  const { readConfig } = await import('../src/config');
  expect(readConfig({ VITE_LIVECHAT_LICENSE: 1234567 }).livechatLicense).toBe('');
});
