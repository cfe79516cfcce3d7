// @vitest-environment node

import { loadEnv } from 'vite';
import { describe, expect, test } from 'vitest';
import { findings } from '../../src/build/services';

const defaults = loadEnv('test', process.cwd());
const account = {
  VITE_EMAILJS_PUBLIC_KEY: 'abc123',
  VITE_EMAILJS_SERVICE_ID: 'service_1',
  VITE_EMAILJS_TEMPLATE_ID: 'template_1',
};

function about(service: string, env: Record<string, string>) {
  const found = findings({ ...defaults, ...env }).find((finding) => finding.service === service);
  if (!found) throw new Error(`Nothing is said about ${service}.`);
  return found;
}

describe('the doctor', () => {
  test('finds nothing broken in a fresh clone, and says what is invented in it', () => {
    const states = findings(defaults).map(({ service, state }) => [service, state]);
    expect(Object.fromEntries(states)).toEqual({
      Email: 'stand-in',
      'Live chat': 'stand-in',
      Video: 'real',
      Pictures: 'real',
      Address: 'stand-in',
      Contact: 'stand-in',
    });
  });

  test('knows a complete EmailJS account', () => {
    expect(about('Email', account)).toMatchObject({ state: 'real' });
    expect(about('Email', account).text).toContain('https://api.emailjs.com');
  });

  test.each(Object.keys(account))('names the variable that was forgotten: %s', (name) => {
    for (const value of ['', defaults[name] ?? '']) {
      const found = about('Email', { ...account, [name]: value });
      expect(found.state).toBe('broken');
      expect(found.text).toContain(name);
    }
  });

  test.each([
    ['Live chat', 'VITE_LIVECHAT_LICENSE', '12345678', 'my chat'],
    ['Address', 'VITE_SITE_URL', 'https://journeys.example', 'journeys.example'],
    ['Pictures', 'VITE_ASSET_HOST', 'https://pictures.example', 'pictures'],
    ['Pictures', 'VITE_PORTRAIT_HOST', 'https://people.example', 'ftp://people.example'],
  ])('tells a good value for %s from a bad one: %s', (service, name, good, bad) => {
    expect(about(service, { [name]: good }).state).toBe('real');
    expect(about(service, { [name]: bad }).state).toBe('broken');
    expect(about(service, { [name]: bad }).text).toContain(name);
  });
});
