import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/**
 * Puts the style sheet and two scripts into the page: a browser on a slow line paints one round trip
 * sooner, and nothing is painted before the early script can hear it pressed. The security policy
 * lets exactly these texts stand, by their hashes (policy.ts).
 *
 * @param early file of the early script, which takes the place of `<!--early-->`
 * @param late file of the script that imports the app, and takes the place of the app's own tag
 * @throws when the page lacks the place of one, or the build makes not just one style sheet
 */
export function inline(early: string, late: string): Plugin {
  return {
    name: 'inline',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const page = put(html, '<!--early-->', 'script', bare(early));
        return put(put(page, ...styleOf(bundle)), ...appOf(page, bare(late), bundle));
      },
    },
  };
}

function put(html: string, tag: string, element: string, text: string): string {
  if (!html.includes(tag)) throw new Error(`inline: the page has no ${tag}`);
  return html.replace(tag, () => `<${element}>${text}</${element}>`);
}

/** A script without comments and indentation, which nobody need wait for. */
function bare(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\/\*[\s\S]*?\*\/|^ *\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim();
}

/** Takes the style sheet out of the build. */
function styleOf(bundle: Rolldown.OutputBundle) {
  const [sheet, ...others] = Object.values(bundle).filter((f) => f.fileName.endsWith('.css'));
  if (sheet?.type !== 'asset' || others.length > 0)
    throw new Error('inline: expected one style sheet in the build.');
  delete bundle[sheet.fileName];
  const tag = `<link rel="stylesheet" crossorigin href="./${sheet.fileName}">`;
  // Addresses in a sheet are relative to it; those in the page are relative to the page.
  const folder = sheet.fileName.replace(/[^/]*$/, '');
  const css = String(sheet.source)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/url\((["']?)\.\//g, `url($1./${folder}`)
    .trim();
  return [tag, 'style', css] as const;
}

/** Has the late script import the app, and before it the files it is built upon. */
function appOf(html: string, late: string, bundle: Rolldown.OutputBundle) {
  const [tag = '<script type="module">', address = ''] =
    /<script type="module"[^>]* src="([^"]*)"><\/script>/.exec(html) ?? [];
  const app = bundle[address.slice('./'.length)];
  const before = app?.type === 'chunk' ? app.imports.map((file) => `./${file}`) : [];
  const files = [...before, address].map((file) => `'${file}'`).join(', ');
  return [tag, 'script', late.replace("'./main.tsx'", () => files)] as const;
}
