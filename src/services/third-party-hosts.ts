/**
 * The other companies' hosts that the page talks to. The security policy is made from this list,
 * so a host that is not here cannot be reached (src/build/tools/content-security-policy.ts).
 */
export const hosts = {
  /** Where messages are posted to once an account is configured (spec 7). */
  emailjs: 'https://api.emailjs.com',
  /** YouTube's player that sets no cookie before a video is played. */
  video: 'https://www.youtube-nocookie.com',
  /** LiveChat's loader and what it is told about the chat, both as scripts; then its window. */
  chatScripts: ['https://cdn.livechatinc.com', 'https://api.livechatinc.com'],
  chatFrame: 'https://secure.livechatinc.com',
} as const;
