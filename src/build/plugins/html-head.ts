import type { Plugin } from 'vite';
import { readConfig } from '../../config.ts';
import { company } from '../../content/company.ts';
import { shell } from '../../content/shell.ts';
import { socialCard, structuredData } from '../pages/structured-data.ts';

/**
 * Writes metadata into the page: title, description, social card, structured data, canonical URL,
 * and a link to the chat that works without scripts.
 *
 * @param env the VITE_ variables, as Vite's loadEnv returns them
 */
export function htmlHead(env: Record<string, string>): Plugin {
  const { siteUrl, livechatLicense } = readConfig(env);
  const title = shell.titles.home;
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', shell.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', company.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', shell.description),
  ];
  if (siteUrl)
    head.push(
      `<link rel="canonical" href="${escapeHtml(siteUrl)}/">`,
      meta('property', 'og:url', `${siteUrl}/`),
      meta('property', 'og:image', `${siteUrl}/${socialCard.file}`),
      meta('property', 'og:image:width', String(socialCard.width)),
      meta('property', 'og:image:height', String(socialCard.height)),
      meta('property', 'og:image:alt', shell.socialCard),
      meta('name', 'twitter:card', 'summary_large_image'),
    );

  const chatUrl = livechatLicense && `https://www.livechat.com/chat-with/${livechatLicense}/`;
  // A "<" in the data could close the script element.
  const data = JSON.stringify(structuredData(siteUrl)).replaceAll('<', '\\u003c');
  const foot = [
    `<nav hidden data-no-script aria-label="${escapeHtml(shell.chat)}">`,
    `  <p>${escapeHtml(shell.chatNote)}</p>`,
    `  ${link(chatUrl || '#contact', shell.chatLink)}`,
    `  ${link(`tel:${company.phone.number}`, company.phone.text)}`,
    `  ${link(`mailto:${company.email}`, company.email)}`,
    '</nav>',
    `<section hidden data-retry aria-label="${escapeHtml(shell.startError.label)}">`,
    `  <p role="alert">${escapeHtml(shell.startError.text)}</p>`,
    `  <p role="status" hidden>${escapeHtml(shell.startError.trying)}</p>`,
    `  <button type="button">${escapeHtml(shell.startError.action)}</button>`,
    '</section>',
    `<script type="application/ld+json">${data}</script>`,
  ];
  return {
    name: 'html-head',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<!--head-->', () => head.join('\n    '))
          .replace('<!--foot-->', () => foot.join('\n    ')),
    },
  };
}

function link(url: string, text: string): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
}

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;
}

/** Escapes text for an element or an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
