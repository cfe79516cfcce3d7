import { expect, it, vi } from 'vitest';

/** Reads the configuration anew, with these variables set. */
async function configure(variables: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(`VITE_${name}`, value);
  vi.resetModules();
  return (await import('../src/config')).config;
}

it('comes with stand-ins that send messages to this site’s own mailbox', async () => {
  const config = await configure();
  expect(config.emailjs).toEqual({
    publicKey: 'local-public-key',
    serviceId: 'local-service',
    templateId: 'local-template',
  });
  expect(config.emailjsOrigin).toBe('');
  expect(config.isLocalMailbox).toBe(true);
});

it('comes without live chat and without other hosts', async () => {
  const { livechatLicense, assetHost, portraitHost, siteUrl } = await configure();
  expect({ livechatLicense, assetHost, portraitHost, siteUrl }).toEqual({
    livechatLicense: '',
    assetHost: '',
    portraitHost: '',
    siteUrl: '',
  });
});

it('sends messages to EmailJS once there is a real key', async () => {
  const config = await configure({ EMAILJS_PUBLIC_KEY: 'user_real' });
  expect(config.emailjsOrigin).toBe('https://api.emailjs.com');
  expect(config.isLocalMailbox).toBe(false);
});

it('sends messages wherever it is told to', async () => {
  const config = await configure({ EMAILJS_ORIGIN: 'https://mail.example/' });
  expect(config.emailjsOrigin).toBe('https://mail.example');
  expect(config.isLocalMailbox).toBe(false);
});

it('forgives blanks around a value and slashes after a host', async () => {
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

it('knows the year the page was built in', async () => {
  expect((await configure({ BUILD_YEAR: '2025' })).buildYear).toBe(2025);
});

it('takes what is no text for nothing at all', async () => {
  const { readConfig } = await import('../src/config');
  expect(readConfig({ VITE_LIVECHAT_LICENSE: 1234567 }).livechatLicense).toBe('');
});
