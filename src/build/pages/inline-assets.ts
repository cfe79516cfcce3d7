import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { fill } from './fill.ts';

const appScripts = /\s*<script type="module" crossorigin src="(.+?)"><\/script>/g;
const styleSheet = /<link rel="stylesheet" crossorigin href="(.+?)">/;

/**
 * What a browser needs to run the app; others show the page without scripts. The syntax came with the newest methods
 * that the app calls (Chrome 94, Firefox 93, Safari 16.4), `:has()` with what its styles need (Chrome 105, Firefox 121).
 */
const requirements = {
  syntax: '(class { static {} });',
  condition: "CSS.supports('selector(:has(a))')",
};

/**
 * Inlines the style sheet and the boot scripts, which saves a round trip before the first paint and lets
 * the scripts run before anything can be clicked. They load the app, in place of its own script elements.
 * The security policy allows all of them by hash.
 *
 * @param html the page as Vite has built it
 * @param outDir where the style sheet is
 * @param options for `start` in src/boot, without the files of the app
 * @throws when the page lacks one of the markers, or its style sheet cannot be read
 */
export async function inlineStartup(
  html: string,
  outDir: string,
  options: object,
): Promise<string> {
  const app = Array.from(html.matchAll(appScripts), ([, file]) => file);
  const [, sheet = ''] = styleSheet.exec(html) ?? [];
  const css = sheet && (await readFile(join(outDir, sheet), 'utf8'));
  const boot = await inlineScript(`
    import { start } from '/src/boot/start.ts';
    if (${requirements.condition}) start(${JSON.stringify({ ...options, app })});`);
  return fill(
    html,
    ['<!--boot-->', boot.replace('<script>', `$&${requirements.syntax}`)],
    [appScripts, ''],
    [styleSheet, `<style>${atFolder(withoutComments(css), dirname(sheet))}</style>`],
  );
}

/**
 * Returns a module with all that it imports as one script element.
 *
 * @throws when it does not compile
 */
export async function inlineScript(module: string): Promise<string> {
  const id = '\0inline-script';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      {
        name: 'inline-script',
        resolveId: (source) => (source === id ? id : undefined),
        load: (source) => (source === id ? module : undefined),
      },
    ],
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: { input: id, output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat();
  const code = output && 'output' in output ? output.output[0].code : '';
  return `<script>${code.trim()}</script>`;
}

function withoutComments(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, '').trim();
}

/** URLs in a style sheet are relative to the sheet; once inlined, they are relative to the page. */
function atFolder(css: string, folder: string): string {
  return css.replace(/url\((["']?)\.\//g, `url($1${folder}/`);
}
