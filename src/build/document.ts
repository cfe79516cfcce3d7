import type { Plugin } from 'vite';
import { shell } from '../content/shell';

/**
 * Writes into the page what content and configuration say about it: title, description, social
 * card, canonical address, and the no-script link to the chat provider's hosted page (design 2).
 *
 * @param env the VITE_ variables, as Vite's loadEnv gives them
 */
export function document(env: Record<string, string>): Plugin {
  const site = env.VITE_SITE_URL?.replace(/\/+$/, '');
  const license = env.VITE_LIVECHAT_LICENSE;

  const head = [
    `<title>${escapeHtml(shell.titles.home)}</title>`,
    meta('name', 'description', shell.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', shell.titles.home),
    meta('property', 'og:description', shell.description),
    meta('property', 'og:locale', 'en_US'),
  ];
  if (site) {
    head.push(
      `<link rel="canonical" href="${escapeHtml(site)}/">`,
      meta('property', 'og:url', `${site}/`),
      meta('property', 'og:image', `${site}/social-card.png`),
      meta('name', 'twitter:card', 'summary_large_image'),
    );
  }

  const chat = license ? `https://www.livechat.com/chat-with/${license}/` : '#contact';

  return {
    name: 'document',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<!--head-->', () => head.join('\n    '))
          .replace(
            '<!--chat-->',
            () =>
              `<noscript><a href="${escapeHtml(chat)}">${escapeHtml(shell.chatLink)}</a></noscript>`,
          ),
    },
  };
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
