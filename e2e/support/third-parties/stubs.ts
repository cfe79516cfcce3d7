import type { BrowserContext } from '@playwright/test';

// Answers in place of third parties. Those of EmailJS are in src/build/mocks, because the preview server also
// gives them.

/** What LiveChat serves: its loader, its widget, and the page in its window. */
const chatFolder = 'e2e/support/third-parties/live-chat';

const picture = (height: number) => ({
  contentType: 'image/svg+xml',
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="${height}"/>`,
});

const videoPage =
  '<!doctype html><html lang="en"><title>Player</title><main><h1>Player</h1><p>Video playing</main>';

/** The header of a WAV file, and a tenth of a second of silence. */
const sound = Buffer.concat([
  Buffer.from('UklGRkQDAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YSADAAA=', 'base64'),
  Buffer.alloc(800, 0x80),
]);

/**
 * The third parties that the configured site may contact, each with its successful response. The
 * addresses are written out, so that the tests notice when the security policy forgets one.
 */
export const thirdParties = {
  chat: {
    url: 'https://cdn.livechatinc.com/tracking.js',
    response: { contentType: 'text/javascript', path: `${chatFolder}/tracking.js` },
  },
  chatWidget: {
    url: 'https://secure.livechatinc.com/customer/widget.js',
    response: { contentType: 'text/javascript', path: `${chatFolder}/widget.js` },
  },
  chatConfiguration: {
    url: 'https://api.livechatinc.com/v3.6/customer/action/get_configuration?*',
    response: { contentType: 'text/javascript', body: '__lc_configuration({ "name": "Chat" });' },
  },
  chatToken: {
    url: 'https://accounts.livechatinc.com/v2/customer/token',
    response: { contentType: 'application/json', body: '{}' },
  },
  chatWindow: {
    url: 'https://secure.livechatinc.com/customer/action/open_chat',
    response: { contentType: 'text/html', path: `${chatFolder}/window.html` },
  },
  chatSound: {
    url: 'https://cdn.livechatinc.com/widget/message.wav',
    response: { contentType: 'audio/wav', body: sound },
  },
  chatFont: {
    url: 'https://cdn.livechatinc.com/fonts/chat.woff2',
    response: {
      contentType: 'font/woff2',
      path: 'node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
    },
  },
  chatIcon: {
    url: 'https://cdn.livechat-static.com/icons/bubble.svg',
    response: picture(16),
  },
  chatAgent: {
    url: 'https://cdn.livechat-files.com/api/file/agent.svg',
    response: picture(16),
  },
  video: {
    url: 'https://www.youtube-nocookie.com/**',
    response: { contentType: 'text/html', body: videoPage },
  },
  pictures: {
    url: 'https://pictures.example/**',
    response: picture(10),
  },
  portraits: {
    url: 'https://portraits.example/**',
    response: picture(16),
  },
} as const;

export type ThirdParty = keyof typeof thirdParties;

/** The addresses that the chat's stub requests. */
export const chatUrls = Object.entries(thirdParties)
  .filter(([name]) => name.startsWith('chat'))
  .map(([, { url }]) => url);

/** Every host of LiveChat. */
export const chatHosts =
  /^(https|wss):\/\/([\w-]+\.)*(livechatinc|livechat-static|livechat-files)\.com\//;

/** Answers the requests to every third party with its stub. */
export async function stubThirdParties(context: BrowserContext): Promise<void> {
  for (const { url, response } of Object.values(thirdParties))
    await context.route(url, (route) => route.fulfill(response));
  await context.routeWebSocket(chatHosts, (socket) => {
    socket.onMessage(() => {
      // Playwright's socket is not subject to the security policy, but the one to the server is. It
      // finds no server.
      socket.connectToServer().onClose(() => {});
      socket.send('{"success":true}');
    });
  });
}

/** The cross-origin requests that the configured site may make, as browser-errors.ts reports them. */
export const thirdPartyRequests = [
  'https://api.emailjs.com/**',
  ...Object.values(thirdParties).map(({ url }) => url),
].map((url) => `cross-origin request: ${new URL(url).origin}/`);
