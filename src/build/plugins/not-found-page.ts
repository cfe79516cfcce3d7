import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readConfig } from '../../config.ts';
import { company } from '../../content/company.ts';
import { notFound } from '../../content/notFound.ts';
import { escapeHtml } from './html-head.ts';
import { policyElement } from './security-headers.ts';

/**
 * Writes `404.html`, which Netlify, Cloudflare Pages, GitHub Pages, and nginx send with status 404
 * for an unknown URL. The preview server does the same. Unlike the rest of the site, the page refers
 * to files by absolute paths, because it may be sent at any depth.
 *
 * @param env the VITE_ variables; the path of VITE_SITE_URL is where the site is published
 * @param media conditions with their parentheses, by name without the two dashes
 */
export function notFoundPage(env: Record<string, string>, media: Record<string, string>): Plugin {
  return {
    name: 'not-found-page',
    // Vite would answer unknown URLs with index.html.
    config: (_, { isPreview }) => (isPreview ? { appType: 'mpa' } : undefined),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (!bundle['index.html']) return;
        const source = renderPage(env, readStyle(basePath(env), Object.keys(bundle), media));
        this.emitFile({ type: 'asset', fileName: '404.html', source });
      },
    },
    configurePreviewServer({ config, middlewares }) {
      const { outDir } = config.build;
      return () =>
        void middlewares.use(({ url = '/' }, response, next) => {
          if (isFile(outDir, url)) return next();
          response.statusCode = 404;
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(readFileSync(join(outDir, '404.html'), 'utf8'));
        });
    },
  };
}

function isFile(folder: string, url: string): boolean {
  // Resolving the URL removes "..", so no file outside the folder is found.
  const { pathname } = new URL(url, 'http://localhost');
  const file = join(folder, pathname);
  return existsSync(file) && statSync(file).isFile();
}

/** The path where the site is published, with a slash at both ends. */
function basePath(env: Record<string, string>): string {
  const { siteUrl } = readConfig(env);
  const path = URL.canParse(siteUrl) ? new URL(siteUrl).pathname : '/';
  return escapeHtml(path.replace(/\/*$/, '/'));
}

function renderPage(env: Record<string, string>, style: string): string {
  const base = basePath(env);
  const { title, text, link } = notFound;
  const { phone, email, name } = company;
  const html = `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <!--policy-->
    <title>${escapeHtml(`${title} | ${name}`)}</title>
    <meta name="robots" content="noindex">
    <link rel="icon" href="${base}icon.svg" type="image/svg+xml">
    <style>${style}</style>
  </head>
  <body>
    <header>
      <a href="${base}"><img src="${base}icon.svg" width="38" height="38" alt="">${escapeHtml(name)}</a>
    </header>
    <main>
      <h1>${escapeHtml(title)}</h1>
      <p>${escapeHtml(text)}</p>
      <p><a class="home" href="${base}">${escapeHtml(link)}</a></p>
      <p>
        <a href="tel:${phone.number}">${escapeHtml(phone.text)}</a>
        <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>
      </p>
    </main>
  </body>
</html>
`;
  return html.replace('<!--policy-->', () => policyElement(env, html));
}

/** The site's tokens and fonts, and the style of this page. */
function readStyle(base: string, files: string[], media: Record<string, string>): string {
  const fontFace = (family: string, name: RegExp, weight: string) => {
    const file = files.find((file) => name.test(file));
    if (!file) throw new Error(`404.html: the build has no font like ${name}.`);
    return `@font-face {
  font-family: "${family}";
  src: url("${base}${file}") format("woff2");
  font-weight: ${weight};
  font-display: swap;
}
`;
  };
  const [tokens, own] = ['src/styles/tokens.css', 'src/build/not-found.css'].map((file) =>
    readFileSync(file, 'utf8')
      .replace(/\/\*.*?\*\/\n*/gs, '')
      .replace(/\(--([\w-]+)\)(?= \{)/g, (text, name: string) => media[name] ?? text),
  );
  return [
    fontFace('Young Serif', /young-serif-(?!latin)[^/]*\.woff2$/, '400'),
    fontFace('Figtree', /figtree-(?!latin)[^/]*\.woff2$/, '300 900'),
    tokens,
    own,
  ].join('');
}
