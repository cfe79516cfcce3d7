import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { config, readConfig } from '../src/config';

it('config has placeholder keys for the local mailbox, no live chat, and no other hosts by default', () => {
  expect(config).toEqual({
    emailjs: {
      publicKey: 'local-public-key',
      serviceId: 'local-service',
      templateId: 'local-template',
    },
    emailjsOrigin: '',
    isLocalMailbox: true,
    livechatLicense: '',
    assetHost: '',
    portraitHost: '',
    siteUrl: '',
    buildYear: expect.any(Number),
  });
});

it.each([
  ['EmailJS with a real key', { VITE_EMAILJS_PUBLIC_KEY: 'user_real' }, 'https://api.emailjs.com'],
  [
    'the configured origin',
    { VITE_EMAILJS_ORIGIN: 'https://mail.example/' },
    'https://mail.example',
  ],
])('readConfig sends messages to %s', (_, env, emailjsOrigin) => {
  expect(readConfig(env)).toMatchObject({ emailjsOrigin, isLocalMailbox: false });
});

it('readConfig trims whitespace from values and trailing slashes from hosts', () => {
  expect(
    readConfig({
      VITE_EMAILJS_PUBLIC_KEY: ' user_real\n',
      VITE_LIVECHAT_LICENSE: ' 1234567 ',
      VITE_ASSET_HOST: ' https://pictures.example// ',
      VITE_PORTRAIT_HOST: 'https://faces.example/v1/',
      VITE_SITE_URL: 'https://journeys.example/',
      VITE_BUILD_YEAR: '2025',
    }),
  ).toMatchObject({
    emailjs: { publicKey: 'user_real' },
    livechatLicense: '1234567',
    assetHost: 'https://pictures.example',
    portraitHost: 'https://faces.example/v1',
    siteUrl: 'https://journeys.example',
    buildYear: 2025,
  });
});

it('the container takes every variable of .env', () => {
  const variables = (file: string, lines: RegExp) =>
    readFileSync(file, 'utf8')
      .match(lines)
      ?.join()
      .match(/VITE_\w+/g);
  expect(variables('.deploy/Dockerfile', /^ARG VITE_.*/gm)).toEqual(
    variables('.env', /^VITE_\w+/gm),
  );
});
