import type { Plugin } from 'vite';
import { readConfig } from '../../config.ts';
import { company } from '../../content/company.ts';
import { shell } from '../../content/shell.ts';
import { chatUrl } from '../../services/thirdPartyHosts.ts';
import { escapeHtml } from '../pages/escape-html.ts';
import { fill } from '../pages/fill.ts';
import { socialCard } from '../pages/social-card.ts';
import { structuredData } from '../pages/structured-data.ts';

/**
 * Writes into `index.html` what is not part of the app: in the head, title, description, canonical URL,
 * and social card; after the app, what the page without scripts needs, and structured data.
 *
 * @param env the VITE_ variables, as Vite's loadEnv returns them
 */
export function indexHtml(env: Record<string, string>): Plugin {
  const { siteUrl, livechatLicense } = readConfig(env);
  const head = metadata(siteUrl);
  const foot = [...noScriptElements(livechatLicense), structuredDataScript(siteUrl)];
  return {
    name: 'index-html',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) =>
        path === '/index.html'
          ? fill(html, ['<!--head-->', head.join('\n    ')], ['<!--foot-->', foot.join('\n    ')])
          : html,
    },
  };
}

function metadata(siteUrl: string): string[] {
  const title = shell.titles.home;
  const elements = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', shell.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', company.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', shell.description),
  ];
  if (siteUrl)
    elements.push(
      `<link rel="canonical" href="${escapeHtml(siteUrl)}/">`,
      meta('property', 'og:url', `${siteUrl}/`),
      meta('property', 'og:image', `${siteUrl}/${socialCard.file}`),
      meta('property', 'og:image:width', String(socialCard.width)),
      meta('property', 'og:image:height', String(socialCard.height)),
      meta('property', 'og:image:alt', shell.socialCard),
      meta('name', 'twitter:card', 'summary_large_image'),
    );
  return elements;
}

/** The links in place of the chat, and the button that tries again if the app cannot load. */
function noScriptElements(livechatLicense: string): string[] {
  return [
    `<nav hidden data-no-script aria-label="${escapeHtml(shell.chat)}">`,
    `  <p>${escapeHtml(shell.chatNote)}</p>`,
    `  ${link(livechatLicense ? chatUrl(livechatLicense) : '#contact', shell.chatLink)}`,
    `  ${link(`tel:${company.phone.number}`, company.phone.text)}`,
    `  ${link(`mailto:${company.email}`, company.email)}`,
    '</nav>',
    `<section hidden data-retry aria-label="${escapeHtml(shell.startError.label)}">`,
    `  <p role="alert">${escapeHtml(shell.startError.text)}</p>`,
    `  <p role="status" hidden>${escapeHtml(shell.startError.trying)}</p>`,
    `  <button type="button">${escapeHtml(shell.startError.action)}</button>`,
    '</section>',
  ];
}

function structuredDataScript(siteUrl: string): string {
  // A "<" in the data could close the script element.
  const data = JSON.stringify(structuredData(siteUrl)).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${data}</script>`;
}

function link(url: string, text: string): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
}

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;
}
