import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { minifySync } from 'vite';
import { fill } from './fill.ts';

const app = /\s*<script type="module" crossorigin src="(.+?)"><\/script>/;
const styleSheet = /<link rel="stylesheet" crossorigin href="(.+?)">/;

/** In this order: linked-screen.js listens before queue.js, so that the app goes on from the screen of a press. */
const bootScripts = ['linked-screen', 'no-script-page', 'queue', 'load-app'].map(
  (name) => `src/boot/${name}.js`,
);

/**
 * Inlines the style sheet and the boot scripts, which saves a round trip before the first paint and lets
 * the scripts run before anything can be clicked. `load-app.js` replaces the app's own script element.
 * The security policy allows all of them by hash.
 *
 * @param html the page as Vite has built it
 * @param outDir where the style sheet is
 * @throws when the page lacks one of the places, or its style sheet cannot be read
 */
export async function inlineStartup(html: string, outDir: string): Promise<string> {
  const [, script = ''] = app.exec(html) ?? [];
  const [, sheet = ''] = styleSheet.exec(html) ?? [];
  const css = sheet && (await readFile(join(outDir, sheet), 'utf8'));
  return fill(
    html,
    ['<!--boot-->', inlineScripts(...bootScripts).replace('./main.tsx', () => script)],
    [app, ''],
    [styleSheet, `<style>${atFolder(withoutComments(css), dirname(sheet))}</style>`],
  );
}

/**
 * Returns the files as one script element, without comments and indentation, and with short names. Their
 * syntax stays, because it decides which browsers run them; removing all whitespace would change it.
 *
 * @throws on a syntax error
 */
export function inlineScripts(...files: string[]): string {
  const options = { compress: false, mangle: true, codegen: { removeWhitespace: false } };
  const texts = files.map((file) => {
    const { code, errors } = minifySync(file, readFileSync(file, 'utf8'), options);
    if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
    return code.replace(/\n\s*/g, '\n').trim();
  });
  return `<script>${texts.join('\n')}</script>`;
}

function withoutComments(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, '').trim();
}

/** URLs in a style sheet are relative to the sheet; once inlined, they are relative to the page. */
function atFolder(css: string, folder: string): string {
  return css.replace(/url\((["']?)\.\//g, `url($1${folder}/`);
}
