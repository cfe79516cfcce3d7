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
    .replace('<!--preload-->', () => preloadLink(app))
    .replace('LINK_TARGETS', () => JSON.stringify(linkTargets(app)))
    .replace('LINKED_PICTURES', () => JSON.stringify(linkedPictures(app)))
    .replace('<!--app-->', () => app);
}

/**
 * Returns a link that preloads the first picture on phones and tablets, with the attributes of its
 * source. On slow 4G it loads 70 ms sooner than when the browser finds it below the style sheet.
 */
export function preloadLink(html: string): string {
  const { media, type, imageSizes, imageSrcset } = firstSource(html) ?? {};
  if (!media) return '';
  return `<link rel="preload" as="image" fetchpriority="high" media="${media}" type="${type}" imagesizes="${imageSizes}" imagesrcset="${imageSrcset}">`;
}

/**
 * Returns the same attributes, as properties of a link element, for the first picture of each screen
 * but Home. A link to the screen makes the boot scripts preload it.
 */
export function linkedPictures(html: string): Record<string, Record<string, string> | undefined> {
  const unescapeHtml = (text = '') => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  const properties = (source: ReturnType<typeof firstSource> = {}) =>
    Object.fromEntries(Object.entries(source).map(([name, text]) => [name, unescapeHtml(text)]));
  const screens = Object.entries(screensOf(html)).slice(1);
  return Object.fromEntries(screens.map(([id, screen]) => [id, properties(firstSource(screen))]));
}

/** The attributes of the first source of the first picture, as those of a link, or undefined without one. */
function firstSource(html: string): Record<string, string | undefined> | undefined {
  const source =
    /<source [^>]*?(?:media="(?<media>[^"]*)" )?type="(?<type>[^"]*)" sizes="(?<imageSizes>[^"]*)" srcSet="(?<imageSrcset>[^"]*)"/;
  // Without such a source, the next picture is of another screen.
  const [picture = ''] = /<picture.*?<\/picture>/s.exec(html) ?? [];
  return source.exec(picture)?.groups;
}
