/**
 * The third-party hosts that the page itself requests, some only with an account. The Content Security Policy
 * allows only these and those that the owner configures; what each may do is in
 * src/build/pages/content-security-policy.ts.
 */
export const hosts = {
  /** Receives messages once an account is configured. */
  emailjs: 'https://api.emailjs.com',
  /** YouTube's player, which sets no cookies before playback. */
  video: 'https://www.youtube-nocookie.com',
  /** LiveChat. European accounts use other subdomains, such as secure-fra, so all are allowed. */
  chat: 'https://*.livechatinc.com',
  chatSockets: 'wss://*.livechatinc.com',
  /** LiveChat's own code and pictures. */
  chatStatic: 'https://*.livechat-static.com',
  /** Files uploaded by agents and visitors, which must never run as scripts. */
  chatFiles: 'https://*.livechat-files.com',
} as const;

/** Returns the address of a page of LiveChat's with the company's chat, to which the site only links. */
export const chatUrl = (license: string) => `https://www.livechat.com/chat-with/${license}/`;

/** Returns the address of a video's page on YouTube, to which the site only links. */
export const watchUrl = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;
