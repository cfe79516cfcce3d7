/**
 * The only list of third-party hosts. The Content Security Policy is built from it and blocks all
 * others (src/build/tools/content-security-policy.ts).
 */
export const hosts = {
  /** Receives messages once an account is configured. */
  emailjs: 'https://api.emailjs.com',
  /** YouTube's player, which sets no cookies before playback. */
  video: 'https://www.youtube-nocookie.com',
  /** LiveChat's loader and its configuration, both loaded as scripts, and the chat's frame. */
  chatScripts: ['https://cdn.livechatinc.com', 'https://api.livechatinc.com'],
  chatFrame: 'https://secure.livechatinc.com',
} as const;
