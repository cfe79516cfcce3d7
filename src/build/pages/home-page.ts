import { type HTMLElement, parse } from 'node-html-parser';
import type { PartId } from '../../navigation.ts';
import { loadContent } from '../content/load-content.ts';
import { escapeHtml } from './escape-html.ts';
import { fill } from './fill.ts';
import { inlineStartup } from './inline-assets.ts';
import { pageFrame } from './page-frame.ts';

/**
 * Finishes `index.html`, without its policy: inlines what the first paint needs, and puts the app in.
 *
 * @param html the page as Vite has built it
 * @param parts the HTML of each part
 * @param outDir where the style sheet is
 * @throws when the page lacks one of these markers
 */
export async function homePage(
  html: string,
  parts: Record<PartId, string>,
  outDir: string,
): Promise<string> {
  const app = pageFrame(loadContent().shell.titles, parts);
  const screens = screensOf(app);
  const pictures = firstPictures(screens);
  // The app comes last, so that none of its text is mistaken for a marker.
  return fill(
    await inlineStartup(html, outDir, {
      linkTargets: linkTargets(screens),
      firstPictures: pictures,
    }),
    ['<!--preload-->', preloadWithoutScripts(pictures.home)],
    ['<!--app-->', app],
  );
}

/** Returns the screens of the rendered app. */
export function screensOf(app: string): HTMLElement[] {
  return parse(app).querySelectorAll('[data-screen]');
}

/**
 * Returns the screen of each id that a link may name, such as `{ tours: 'tours', 'day-1': 'tours' }`.
 * Without React's own ids, which begin with "_": they change when components do.
 */
export function linkTargets(screens: HTMLElement[]): Record<string, string> {
  return Object.fromEntries(
    screens.flatMap((screen) =>
      [screen, ...screen.querySelectorAll('[id]')]
        .filter(({ id }) => !id.startsWith('_'))
        .map(({ id }) => [id, screen.id]),
    ),
  );
}

/** The attributes of a link that preloads a picture, as properties of the element. */
interface Preload {
  media: string;
  type: string;
  imageSizes: string;
  imageSrcset: string;
}

/**
 * Returns the picture with which each screen begins, as preloads of its crops, or none if it has no AVIF
 * variants. The boot scripts preload that of the screen that the page shows.
 */
export function firstPictures(screens: HTMLElement[]): Record<string, Preload[]> {
  return Object.fromEntries(screens.map((screen) => [screen.id, preloadsOf(screen)]));
}

/**
 * Returns links that preload a picture where scripts do not run.
 *
 * @param preloads one for each crop, or none
 */
export function preloadWithoutScripts(preloads: Preload[] = []): string {
  const links = preloads.map(
    ({ media, type, imageSizes, imageSrcset }) =>
      `<link rel="preload" as="image" fetchpriority="high" media="${escapeHtml(media)}" type="${type}" imagesizes="${escapeHtml(imageSizes)}" imagesrcset="${escapeHtml(imageSrcset)}">`,
  );
  return links.length > 0 ? `<noscript>${links.join('')}</noscript>` : '';
}

/** The first picture of a screen: the first source whose media query matches, as in a `picture` element. */
function preloadsOf(screen: HTMLElement): Preload[] {
  const sources = screen.querySelector('picture')?.querySelectorAll('source[type="image/avif"]');
  const preloads: Preload[] = [];
  const earlier: string[] = [];
  for (const source of sources ?? []) {
    const own = source.getAttribute('media');
    const media = [...(own ? [own] : []), ...earlier].join(' and ') || 'all';
    if (own) earlier.push(`(not (${own}))`);
    preloads.push({
      media,
      type: 'image/avif',
      imageSizes: source.getAttribute('sizes') ?? '',
      imageSrcset: source.getAttribute('srcset') ?? '',
    });
  }
  return preloads;
}
