import type { BrowserContext } from '@playwright/test';
import { hosts } from '../../src/services/third-party-hosts';

/**
 * LiveChat's loader as far as the page has to do with it: takes over the calls that waited, says
 * that it is ready, loads the rest of itself from its own hosts, and opens a window when asked.
 */
const loader = `(() => {
  const api = window.LiveChatWidget;
  const heard = {};
  const tell = (event, data) => (heard[event] ?? []).forEach((listener) => listener(data));
  const frame = document.createElement('iframe');
  frame.title = 'LiveChat chat widget';
  frame.src = '${hosts.chatFrame}/customer/action/open_chat';
  frame.style.position = 'fixed';
  frame.style.insetBlockEnd = '0';
  const script = document.createElement('script');
  script.src = '${hosts.chatScripts[1]}/v3.6/customer/action/get_configuration?jsonp=x';
  document.head.append(script);
  api._h = (kind, [name, value]) => {
    if (kind === 'on' || kind === 'once') (heard[name] ??= []).push(value);
    if (kind === 'off') heard[name] = (heard[name] ?? []).filter((one) => one !== value);
    if (kind === 'call' && name === 'maximize') {
      document.body.append(frame);
      tell('visibility_changed', { visibility: 'maximized' });
    }
  };
  api._q.splice(0).forEach((call) => api._h(...call));
  tell('ready', { state: { visibility: 'minimized' } });
})();`;

/** The other companies the site may talk to, each with the answer it gives when all is well. */
export const parties = {
  chat: {
    address: `${hosts.chatScripts[0]}/tracking.js`,
    answer: { contentType: 'text/javascript', body: loader },
  },
  chatConfiguration: {
    address: `${hosts.chatScripts[1]}/**`,
    answer: { contentType: 'text/javascript', body: 'window.chatIsConfigured = true;' },
  },
  chatWindow: {
    address: `${hosts.chatFrame}/**`,
    answer: { contentType: 'text/html', body: '<title>Chat</title><p>Chat window' },
  },
  video: {
    address: `${hosts.video}/**`,
    answer: { contentType: 'text/html', body: '<title>Player</title><p>Video playing' },
  },
  pictures: {
    address: 'https://pictures.example/**',
    answer: {
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>',
    },
  },
  portraits: {
    address: 'https://portraits.example/**',
    answer: {
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>',
    },
  },
} as const;

export type Party = keyof typeof parties;

/** Puts every other company in its place; nothing of it is real. */
export async function stage(context: BrowserContext): Promise<void> {
  for (const { address, answer } of Object.values(parties))
    await context.route(address, (route) => route.fulfill(answer));
}

/** The hosts of the requests that may go elsewhere, as complaints name them. */
export const theirRequests =
  /^request elsewhere: https:\/\/(api\.emailjs\.com|cdn\.livechatinc\.com|api\.livechatinc\.com|secure\.livechatinc\.com|www\.youtube-nocookie\.com|pictures\.example|portraits\.example)\//;
