import { loadContent } from '../content/load-content.ts';
import { escapeHtml } from './escape-html.ts';
import { fill } from './fill.ts';
import { inlineScript } from './inline-assets.ts';

/**
 * Finishes `404.html`, without its policy.
 *
 * @param html the page as Vite has built it
 * @param content its screen, rendered
 * @param siteUrl the published URL without a trailing slash; empty if unknown
 * @throws when the page lacks a marker
 */
export async function notFoundPage(
  html: string,
  content: string,
  siteUrl: string,
): Promise<string> {
  const { company, notFound } = loadContent();
  const filled = fill(
    html,
    ['<!--title-->', escapeHtml(`${notFound.title} | ${company.name}`)],
    [/\n *<!--script-->/, siteUrl ? '' : `\n${await inlineScript("import '/src/not-found.js'")}`],
    ['<!--app-->', content],
  );
  return withAbsoluteUrls(filled, siteUrl);
}

/**
 * Hosts send 404.html for unknown addresses at any depth, so the URLs in it cannot be relative. They
 * begin with the folder of the site URL. Without a site URL, not-found.js finds the folder.
 */
export function withAbsoluteUrls(html: string, siteUrl: string): string {
  const path = siteUrl ? new URL(siteUrl).pathname : '/';
  const base = escapeHtml(path.replace(/\/*$/, '/'));
  return html.replace(/ (href|src)="(?:\.\.)?\/(?!\/)/g, ` $1="${base}`);
}
