import type { BrowserContext } from '@playwright/test';
import { hosts } from '../../src/services/third-party-hosts';

/**
 * A stub of LiveChat's loader: processes the queued calls, emits `ready`, loads another script from
 * its own host, and opens an iframe on `maximize`.
 */
const chatLoader = `(() => {
  const api = window.LiveChatWidget;
  const listeners = {};
  const emit = (event, data) => (listeners[event] ?? []).forEach((listener) => listener(data));
  const frame = document.createElement('iframe');
  frame.title = 'LiveChat chat widget';
  frame.src = '${hosts.chatFrame}/customer/action/open_chat';
  frame.style.position = 'fixed';
  frame.style.insetBlockEnd = '0';
  const script = document.createElement('script');
  script.src = '${hosts.chatScripts[1]}/v3.6/customer/action/get_configuration?jsonp=x';
  document.head.append(script);
  api._h = (type, [name, value]) => {
    if (type === 'on' || type === 'once') (listeners[name] ??= []).push(value);
    if (type === 'off') listeners[name] = (listeners[name] ?? []).filter((one) => one !== value);
    if (type === 'call' && name === 'maximize') {
      document.body.append(frame);
      emit('visibility_changed', { visibility: 'maximized' });
    }
  };
  api._q.splice(0).forEach((call) => api._h(...call));
  emit('ready', { state: { visibility: 'minimized' } });
})();`;

/** The third parties that the configured site may contact, each with its successful response. */
export const thirdParties = {
  chat: {
    url: `${hosts.chatScripts[0]}/tracking.js`,
    response: { contentType: 'text/javascript', body: chatLoader },
  },
  chatConfiguration: {
    url: `${hosts.chatScripts[1]}/**`,
    response: { contentType: 'text/javascript', body: 'window.chatIsConfigured = true;' },
  },
  chatWindow: {
    url: `${hosts.chatFrame}/**`,
    response: { contentType: 'text/html', body: '<title>Chat</title><p>Chat window' },
  },
  video: {
    url: `${hosts.video}/**`,
    response: { contentType: 'text/html', body: '<title>Player</title><p>Video playing' },
  },
  pictures: {
    url: 'https://pictures.example/**',
    response: {
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>',
    },
  },
  portraits: {
    url: 'https://portraits.example/**',
    response: {
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>',
    },
  },
} as const;

export type ThirdParty = keyof typeof thirdParties;

/** Answers the requests to every third party with its stub. */
export async function stubThirdParties(context: BrowserContext): Promise<void> {
  for (const { url, response } of Object.values(thirdParties))
    await context.route(url, (route) => route.fulfill(response));
}

/** The cross-origin requests that the configured site may make, as browser-errors.ts reports them. */
export const thirdPartyRequests =
  /^cross-origin request: https:\/\/(api\.emailjs\.com|cdn\.livechatinc\.com|api\.livechatinc\.com|secure\.livechatinc\.com|www\.youtube-nocookie\.com|pictures\.example|portraits\.example)\//;
