import type { Plugin } from 'vite';
import { readConfig } from '../../config.ts';
import { company } from '../../content/company.ts';
import { shell } from '../../content/shell.ts';
import { socialCard, structuredData } from '../tools/structured-data.ts';

/**
 * Writes into the page what content and configuration say about it: title, description, social
 * card, structured data, canonical address, and the no-script link to the chat provider's hosted
 * page (design 2).
 *
 * @param env the VITE_ variables, as Vite's loadEnv gives them
 */
export function document(env: Record<string, string>): Plugin {
  const { siteUrl, livechatLicense } = readConfig(env);
  const head = [
    `<title>${escapeHtml(shell.titles.home)}</title>`,
    meta('name', 'description', shell.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', company.name),
    meta('property', 'og:title', shell.titles.home),
    meta('property', 'og:description', shell.description),
  ];
  if (siteUrl) {
    head.push(
      `<link rel="canonical" href="${escapeHtml(siteUrl)}/">`,
      meta('property', 'og:url', `${siteUrl}/`),
      meta('property', 'og:image', `${siteUrl}/${socialCard.file}`),
      meta('property', 'og:image:width', String(socialCard.width)),
      meta('property', 'og:image:height', String(socialCard.height)),
      meta('property', 'og:image:alt', shell.socialCard),
      meta('name', 'twitter:card', 'summary_large_image'),
    );
  }
  // A block of data, which the security policy lets stand; "<" must not end it early.
  const data = JSON.stringify(structuredData(siteUrl)).replaceAll('<', '\\u003c');
  const chat = livechatLicense
    ? `https://www.livechat.com/chat-with/${livechatLicense}/`
    : '#contact';

  const foot = [
    `<noscript><a href="${escapeHtml(chat)}">${escapeHtml(shell.chatLink)}</a></noscript>`,
    `<script type="application/ld+json">${data}</script>`,
  ];

  return {
    name: 'document',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<!--head-->', () => head.join('\n    '))
          .replace('<!--foot-->', () => foot.join('\n    ')),
    },
  };
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
