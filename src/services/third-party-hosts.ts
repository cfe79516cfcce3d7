/**
 * The other companies' hosts that the page talks to. The security policy is made from this list,
 * so a host that is not here cannot be reached (src/build/tools/content-security-policy.ts).
 */
export const hosts = {
  /** Receives the messages once an account is configured. */
  emailjs: 'https://api.emailjs.com',
  /** YouTube's player that sets no cookie before a video is played. */
  video: 'https://www.youtube-nocookie.com',
  /** LiveChat. European accounts use other subdomains, such as secure-fra, so all are allowed. */
  chat: 'https://*.livechatinc.com',
  chatSockets: 'wss://*.livechatinc.com',
  /** LiveChat's own code and pictures. */
  chatStatic: 'https://*.livechat-static.com',
  /** Files that agents and visitors have uploaded, which must never run as scripts. */
  chatFiles: 'https://*.livechat-files.com',
} as const;
