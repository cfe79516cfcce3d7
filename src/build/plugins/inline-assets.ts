import { readFileSync } from 'node:fs';
import { minifySync, type Plugin, type Rolldown } from 'vite';

/**
 * Inlines the style sheet and two scripts into the page, which saves a round trip before the first
 * paint and lets the pre-hydration script run before anything can be clicked. The security policy
 * allows them by hash (content-security-policy.ts).
 *
 * @param preHydration script that replaces `<!--pre-hydration-->`
 * @param appLoader script that replaces the app's own script tag and imports the app
 * @throws when the page lacks one of the places, or when the build has not exactly one style sheet
 */
export function inlineAssets(preHydration: string, appLoader: string): Plugin {
  return {
    name: 'inline-assets',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk }) {
        const { fileName = '' } = chunk ?? {};
        const loader = readScript(appLoader).replace('./main.tsx', () => `./${fileName}`);
        const styleSheet = takeStyleSheet(bundle);
        const inlined: [tag: string, element: string, text: string][] = [
          ['<!--pre-hydration-->', 'script', readScript(preHydration)],
          [`<script type="module" crossorigin src="./${fileName}"></script>`, 'script', loader],
          [styleSheet.tag, 'style', styleSheet.css],
        ];
        return inlined.reduce((page, [tag, element, text]) => {
          if (!page.includes(tag)) throw new Error(`inline-assets: the page has no ${tag}`);
          return page.replace(tag, () => `<${element}>${text}</${element}>`);
        }, html);
      },
    },
  };
}

/**
 * Reads a script without comments and indentation, and with short names. Its syntax stays, because
 * it decides which browsers run the script; removing all whitespace would change it.
 */
function readScript(file: string): string {
  const options = { compress: false, mangle: true, codegen: { removeWhitespace: false } };
  const { code, errors } = minifySync(file, readFileSync(file, 'utf8'), options);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return code.replace(/\n\s*/g, '\n').trim();
}

/** Removes the style sheet from the build. */
function takeStyleSheet(bundle: Rolldown.OutputBundle) {
  const [sheet, ...others] = Object.values(bundle).filter((f) => f.fileName.endsWith('.css'));
  if (sheet?.type !== 'asset' || others.length > 0)
    throw new Error('inline-assets: expected one style sheet in the build.');
  delete bundle[sheet.fileName];
  // URLs in a style sheet are relative to the sheet; once inlined, they are relative to the page.
  const folder = sheet.fileName.replace(/[^/]*$/, '');
  const css = String(sheet.source)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/url\((["']?)\.\//g, `url($1./${folder}`)
    .trim();
  return { tag: `<link rel="stylesheet" crossorigin href="./${sheet.fileName}">`, css };
}
