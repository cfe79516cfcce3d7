import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { minifySync } from 'vite';

const app = /<script type="module" crossorigin src="(.+?)"><\/script>/;
const styleSheet = /<link rel="stylesheet" crossorigin href="(.+?)">/;

/**
 * Inlines the style sheet and both startup scripts, which saves a round trip before the first paint and
 * lets pre-hydration.js run before anything can be clicked, and the style sheet of the page without
 * scripts, which may be needed once nothing loads. `load-app.js` replaces the app's own script element.
 * The security policy allows all four by hash.
 *
 * @param html the page as Vite has built it
 * @param outDir where the style sheet is
 * @throws when the page lacks one of the places
 */
export async function inlineStartup(html: string, outDir: string): Promise<string> {
  const [, script = ''] = app.exec(html) ?? [];
  const [, sheet = ''] = styleSheet.exec(html) ?? [];
  const css = await readFile(join(outDir, sheet), 'utf8').catch(() => '');
  const noScript = await readFile('src/no-script.css', 'utf8');
  const inlined: [place: string | RegExp, element: string][] = [
    ['<!--pre-hydration-->', inlineScript('src/pre-hydration.js')],
    [app, inlineScript('src/load-app.js').replace('./main.tsx', () => script)],
    [styleSheet, `<style>${atFolder(withoutComments(css), dirname(sheet))}</style>`],
    ['<!--no-script-->', `<style>${withoutComments(noScript).replace(/\s+/g, ' ')}</style>`],
  ];
  return inlined.reduce((page, [place, element]) => {
    if (page.search(place) < 0) throw new Error(`inline-assets: the page has no ${place}`);
    return page.replace(place, () => element);
  }, html);
}

/**
 * Returns a script element without the comments and indentation of the file, and with short names.
 * Its syntax stays, because it decides which browsers run the script; removing all whitespace would
 * change it.
 *
 * @throws on a syntax error
 */
export function inlineScript(file: string): string {
  const options = { compress: false, mangle: true, codegen: { removeWhitespace: false } };
  const { code, errors } = minifySync(file, readFileSync(file, 'utf8'), options);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return `<script>${code.replace(/\n\s*/g, '\n').trim()}</script>`;
}

function withoutComments(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, '').trim();
}

/** URLs in a style sheet are relative to the sheet; once inlined, they are relative to the page. */
function atFolder(css: string, folder: string): string {
  return css.replace(/url\((["']?)\.\//g, `url($1${folder}/`);
}
