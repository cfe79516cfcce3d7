import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { config, findConfigErrors, readConfig } from '../src/config';

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
    buildYear: new Date().getFullYear(),
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

const page = 'https://www.example.com';

describe('readConfig understands what an owner pastes', () => {
  it.each([
    ['an address', page, page],
    ['spaces and a line break', ` ${page} \n`, page],
    ['quotation marks', `"${page}"`, page],
    ['slashes at the end', `${page}///`, page],
    ['a missing scheme', 'www.example.com', page],
    ['capital letters', 'HTTPS://WWW.Example.com', page],
    ['a screen', `${page}/#contact`, page],
    ['tracking parameters', `${page}/?utm_source=a&utm_medium=b`, page],
    ['all of them', ` 'www.example.com/?a=1#b' `, page],
    ['a folder', `${page}/trips/`, `${page}/trips`],
    ['plain HTTP', 'http://www.example.com', 'http://www.example.com'],
    ['a local server', 'http://localhost:4173/', 'http://localhost:4173'],
    ['letters with accents', 'https://www.exämple.com', 'https://www.xn--exmple-cua.com'],
  ])('as the address of the site: %s', (_, pasted, siteUrl) => {
    expect(findConfigErrors({ VITE_SITE_URL: pasted })).toEqual([]);
    expect(readConfig({ VITE_SITE_URL: pasted }).siteUrl).toBe(siteUrl);
  });

  it.each([
    [
      'an address without a scheme',
      'pictures.example.com/site/',
      'https://pictures.example.com/site',
    ],
    ['a folder of this site', '/cdn/', '/cdn'],
  ])('as the host of pictures: %s', (_, pasted, host) => {
    expect(readConfig({ VITE_ASSET_HOST: pasted, VITE_PORTRAIT_HOST: pasted })).toMatchObject({
      assetHost: host,
      portraitHost: host,
    });
  });

  it('as a key of EmailJS and the license of the chat, with what is around them', () => {
    const pasted = {
      VITE_EMAILJS_PUBLIC_KEY: '"AbCdEf-12_3" \n',
      VITE_LIVECHAT_LICENSE: ' "123" ',
    };
    expect(readConfig(pasted)).toMatchObject({
      emailjs: { publicKey: 'AbCdEf-12_3' },
      livechatLicense: '123',
    });
  });
});

describe('findConfigErrors', () => {
  it.each([
    ['VITE_SITE_URL', 'https:'],
    ['VITE_SITE_URL', 'https://'],
    ['VITE_SITE_URL', 'a, b'],
    ['VITE_SITE_URL', 'example'],
    ['VITE_SITE_URL', 'ftp://www.example.com'],
    ['VITE_SITE_URL', 'owner@example.com'],
    ['VITE_SITE_URL', 'https://www.example.com/home.html'],
    ['VITE_ASSET_HOST', "https://a.example/b; script-src 'unsafe-inline'"],
    ['VITE_SITE_URL', 'https://www.example.com https://example.com'],
    ['VITE_EMAILJS_ORIGIN', 'emailjs'],
    ['VITE_ASSET_HOST', '*'],
    ['VITE_ASSET_HOST', 'https://*.example.com'],
    ['VITE_ASSET_HOST', 'pictures/'],
    ['VITE_ASSET_HOST', 'data:'],
    ['VITE_PORTRAIT_HOST', 'javascript:alert(1)'],
    ['VITE_PORTRAIT_HOST', "https://a.example; script-src 'unsafe-inline'"],
    ['VITE_PORTRAIT_HOST', 'https://a.example,b.example'],
    ['VITE_LIVECHAT_LICENSE', 'chat 1'],
    ['VITE_LIVECHAT_LICENSE', '1st chat'],
    ['VITE_EMAILJS_PUBLIC_KEY', 'YOUR_PUBLIC_KEY'],
    ['VITE_EMAILJS_PUBLIC_KEY', 'service_ab12cd3'],
    ['VITE_EMAILJS_SERVICE_ID', 'template_ab12cd3'],
    ['VITE_EMAILJS_SERVICE_ID', 'service 1'],
    ['VITE_EMAILJS_TEMPLATE_ID', 'service_ab12cd3'],
  ])('refuses in %s the value %s, and says what is expected', (name, pasted) => {
    expect(findConfigErrors({ [name]: pasted })).toEqual([
      expect.stringMatching(new RegExp(`^${name} is "\\S.*"\\. Expected: .+ such as .+\\.$`)),
    ]);
  });

  it('names the setting that a misspelled one is like, and allows the variables of other tools', () => {
    const others = { VITE_ANALYTICS_ID: '', VITE_PREVIEW: '', 'VITE_SITE_URL: a': '' };
    expect(findConfigErrors({ VITE_STIE_URL: '', ...others })).toEqual([
      'VITE_STIE_URL is not the name of a setting. Expected: VITE_SITE_URL.',
    ]);
  });

  it('accepts the values of .env, and missing ones', () => {
    const file = parseEnv(readFileSync('.env', 'utf8'));
    expect(file).toHaveProperty('VITE_SITE_URL');
    expect(findConfigErrors(file)).toEqual([]);
    expect(findConfigErrors({})).toEqual([]);
  });
});
