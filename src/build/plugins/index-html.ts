import type { Plugin } from 'vite';
import type { Config } from '../../config.ts';
import { chatUrl } from '../../services/thirdPartyHosts.ts';
import type { Content } from '../content/compute.ts';
import { loadContent } from '../content/load-content.ts';
import { escapeHtml } from '../pages/escape-html.ts';
import { fill } from '../pages/fill.ts';
import { pageFrame } from '../pages/page-frame.ts';
import { socialCard } from '../pages/social-card.ts';
import { structuredData } from '../pages/structured-data.ts';

/** On the development server, which also loads the app. The build inlines it. */
const bootScript = `<script type="module">import { start } from '/src/boot/start.ts'; start();</script>`;

/**
 * Writes into `index.html` what is not part of the app: in the head, title, description, canonical URL,
 * and social card; after the app, what the page without scripts needs, and structured data.
 */
export function indexHtml({ siteUrl, livechatLicense }: Config): Plugin {
  return {
    name: 'index-html',
    transformIndexHtml: {
      order: 'pre',
      handler(html, { path, server }) {
        if (path !== '/index.html') return html;
        const content = loadContent();
        const head = metadata(siteUrl, content);
        const foot = [
          ...noScriptElements(livechatLicense, content),
          structuredDataScript(siteUrl, content),
        ];
        const filled = fill(
          html,
          ['<!--head-->', head.join('\n    ')],
          ['<!--foot-->', foot.join('\n    ')],
        );
        return server
          ? fill(
              filled,
              ['<!--boot-->', bootScript],
              ['<!--app-->', pageFrame(content.shell.titles)],
            )
          : filled;
      },
    },
  };
}

function metadata(siteUrl: string, { company, shell }: Content): string[] {
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

/** The links in place of the chat. */
function noScriptElements(livechatLicense: string, { company, shell }: Content): string[] {
  return [
    `<nav hidden data-no-script aria-label="${escapeHtml(shell.chat)}">`,
    `  <p>${escapeHtml(shell.chatNote)}</p>`,
    `  ${link(livechatLicense ? chatUrl(livechatLicense) : '#contact', shell.chatLink)}`,
    `  ${link(`tel:${company.phone.number}`, company.phone.text)}`,
    `  ${link(`mailto:${company.email}`, company.email)}`,
    '</nav>',
  ];
}

function structuredDataScript(siteUrl: string, content: Content): string {
  // A "<" in the data could close the script element.
  const data = JSON.stringify(structuredData(siteUrl, content)).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${data}</script>`;
}

function link(url: string, text: string): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
}

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;
}
