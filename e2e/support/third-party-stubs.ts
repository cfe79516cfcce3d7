import type { BrowserContext } from '@playwright/test';

const chatFolder = 'e2e/support/live-chat';

/** A tenth of a second of silence. */
function silentWav(): Buffer {
  const samples = 800;
  const wav = Buffer.alloc(44 + samples, 0x80);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(8000, 24);
  wav.writeUInt32LE(8000, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples, 40);
  return wav;
}

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
    response: { contentType: 'audio/wav', body: silentWav() },
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
    response: {
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>',
    },
  },
  chatAgent: {
    url: 'https://cdn.livechat-files.com/api/file/agent.svg',
    response: {
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>',
    },
  },
  video: {
    url: 'https://www.youtube-nocookie.com/**',
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
export const thirdPartyRequests =
  /^cross-origin request: https:\/\/(api\.emailjs\.com|(cdn|api|secure|accounts)\.livechatinc\.com|cdn\.livechat-(static|files)\.com|www\.youtube-nocookie\.com|pictures\.example|portraits\.example)\//;
