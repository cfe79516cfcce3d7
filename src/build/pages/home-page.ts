import { escapeHtml, unescapeHtml } from './escape-html.ts';
import { inlineStartup } from './inline-assets.ts';
import { linkTargets, screensOf } from './link-targets.ts';

/**
 * Finishes `index.html`, without its policy: inlines what the first paint needs, and puts the app in.
 *
 * @param html the page as Vite has built it
 * @param app the app, rendered
 * @param outDir where the style sheet is
 * @throws when the page lacks a placeholder
 */
export async function homePage(html: string, app: string, outDir: string): Promise<string> {
  return (await inlineStartup(html, outDir))
    .replace('<!--preload-->', () => preloadWithoutScripts(app))
    .replace('LINK_TARGETS', () => JSON.stringify(linkTargets(app)))
    .replace('FIRST_PICTURES', () => JSON.stringify(firstPictures(app)))
    .replace('<!--app-->', () => app);
}

/** The attributes of a link that preloads a picture, as properties of the element. */
type Preload = Record<'media' | 'type' | 'imageSizes' | 'imageSrcset', string>;

/**
 * Returns the picture with which each screen begins, as preloads of its crops, or none if it has no AVIF
 * variants. The boot scripts preload that of the screen that the page shows.
 *
 * @param app the app, rendered
 */
export function firstPictures(app: string): Record<string, Preload[]> {
  const screens = Object.entries(screensOf(app));
  return Object.fromEntries(screens.map(([id, screen]) => [id, preloadsOf(screen)]));
}

/** Returns links that preload the picture of Home where scripts do not run. */
export function preloadWithoutScripts(app: string): string {
  const links = (firstPictures(app).home ?? []).map((preload) => {
    const attributes = Object.entries({
      rel: 'preload',
      as: 'image',
      fetchPriority: 'high',
      ...preload,
    });
    return `<link ${attributes.map(([name, text]) => `${name.toLowerCase()}="${escapeHtml(text)}"`).join(' ')}>`;
  });
  return links.length > 0 ? `<noscript>${links.join('')}</noscript>` : '';
}

/** The first picture of a screen: a crop for small windows, if it has one, and one for all others. */
function preloadsOf(screen: string): Preload[] {
  const [picture = ''] = /<picture.*?<\/picture>/s.exec(screen) ?? [];
  const sources = picture.matchAll(
    /<source [^>]*?(?:media="([^"]*)" )?type="(image\/avif)" sizes="([^"]*)" srcSet="([^"]*)"/g,
  );
  let others = 'all';
  return Array.from(sources, (source) => {
    const [media = others, type = '', imageSizes = '', imageSrcset = ''] = source
      .slice(1)
      .map((text: string | undefined) => text && unescapeHtml(text));
    others = `not (${media})`;
    return { media, type, imageSizes, imageSrcset };
  });
}
