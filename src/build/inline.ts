import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/**
 * Puts the style sheet and the early script into the page: a browser on a slow line paints one
 * round trip sooner, and nothing is painted before the script can hear it pressed. The security
 * policy lets exactly these texts stand, by their hashes (policy.ts).
 *
 * @param script file of the early script, which takes the place of `<!--early-->`
 * @throws when the page lacks either's place, or the build makes not just one style sheet
 */
export function inline(script: string): Plugin {
  return {
    name: 'inline',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const text = readFileSync(script, 'utf8');
        const page = put(html, '<!--early-->', 'script', bare(text));
        return put(page, ...styleOf(bundle));
      },
    },
  };
}

function put(html: string, tag: string, element: string, text: string): string {
  if (!html.includes(tag)) throw new Error(`inline: the page has no ${tag}`);
  return html.replace(tag, () => `<${element}>${text}</${element}>`);
}

/** Without comments and indentation, which nobody need wait for. */
function bare(script: string): string {
  return script
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
