import { beforeEach, expect, it, vi } from 'vitest';

type Rules = { createScriptURL: (address: string) => string | null };
const createPolicy = vi.fn<(name: string, rules: Rules) => void>();

beforeEach(() => {
  vi.resetModules();
  createPolicy.mockReset();
  vi.stubGlobal('trustedTypes', { createPolicy });
  return () => vi.unstubAllGlobals();
});

async function ask() {
  const { allowChatScripts } = await import('../../src/services/trustedTypes');
  allowChatScripts();
  return allowChatScripts;
}

const pass = (address: string) => createPolicy.mock.calls[0]?.[1].createScriptURL(address);

it.each([
  'https://cdn.livechatinc.com/tracking.js',
  'https://api.livechatinc.com/v3.6/customer?jsonp=x',
])('allows the chat script %s', async (address) => {
  await ask();
  expect(createPolicy.mock.calls[0]?.[0]).toBe('default');
  expect(pass(address)).toBe(address);
});

it.each([
  'https://evil.example/x.js',
  'https://cdn.livechatinc.com.evil.example/x.js',
  'https://user@evil.example/https://cdn.livechatinc.com/',
  'https://user@cdn.livechatinc.com/x.js',
  'http://cdn.livechatinc.com/x.js',
  'https://cdn.livechatinc.com:8443/x.js',
  'data:text/javascript,1',
  'blob:https://cdn.livechatinc.com/1',
  'javascript:1',
  '/assets/x.js',
  '',
])('refuses the script URL %j', async (address) => {
  await ask();
  expect(pass(address)).toBeNull();
});

it('refuses an invalid URL', async () => {
  await ask();
  expect(() => pass('https://')).toThrow();
});

it('creates one policy when called twice, because a page can have only one of a name', async () => {
  const again = await ask();
  again();
  expect(createPolicy).toHaveBeenCalledOnce();
});

it('creates no policy in a browser without trusted types', async () => {
  vi.stubGlobal('trustedTypes', undefined);
  await ask();
  expect(createPolicy).not.toHaveBeenCalled();
});
