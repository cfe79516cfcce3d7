import { rmSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { inline } from '../../../src/build/plugins/inline-assets';
import { hookOf } from '../../helpers/plugin';

const [early, late] = ['early', 'late'].map(
  (name) => `node_modules/.cache/${name}-${process.pid}.js`,
) as [string, string];
writeFileSync(
  early,
  '/*\n * Why.\n */\n(function () {\n  // What "$&" is.\n  var a = 1 // one\n  a = "/* */"\n})();\n',
);
writeFileSync(late, "/* Why. */\n{\n  // Now.\n  const files = ['./main.tsx'];\n}\n");
afterAll(() => {
  for (const file of [early, late]) rmSync(file);
});

type File = { type: string; fileName: string; source?: string; imports?: string[] };
type Bundle = Record<string, File>;

const script = '<!--early-->';
const app = '<script type="module" crossorigin src="./assets/$&-1.js"></script>';
const link = '<link rel="stylesheet" crossorigin href="./assets/style-1.css">';
const style = (source: string): Bundle => ({
  'assets/style-1.css': { type: 'asset', fileName: 'assets/style-1.css', source },
});

function page(html: string, bundle: Bundle): string {
  return String(hookOf(inline(early, late), 'transformIndexHtml')(html, { bundle }));
}

it('the page carries its style, which is then no file of its own, and both scripts', () => {
  const name = 'assets/$&-1.js';
  const code = { [name]: { type: 'chunk', fileName: name, imports: ['assets/$`-2.js'] } };
  const bundle = { ...code, ...style('p { color: red }\n/*$vite$:1*/') };
  expect(page(script + link + app, bundle)).toBe(
    '<script>(function () {\nvar a = 1 // one\na = "/* */"\n})();</script>' +
      '<style>p { color: red }</style>' +
      "<script>{\nconst files = ['./assets/$`-2.js', './assets/$&-1.js'];\n}</script>",
  );
  expect(bundle).toEqual(code);
});

it('what the style names is found from the page', () => {
  const css = "a{src:url(./f.woff2)}b{src:url('./$&.svg')}c{src:url(https://x.example/./y)}";
  expect(page(script + link + app, style(css))).toContain(
    "a{src:url(./assets/f.woff2)}b{src:url('./assets/$&.svg')}c{src:url(https://x.example/./y)}",
  );
});

it('a build without a place for each, or without the one style sheet, stops', () => {
  expect(() => page(link + app, style(''))).toThrow(`the page has no ${script}`);
  expect(() => page(script + app, style(''))).toThrow(`the page has no ${link}`);
  expect(() => page(script + link, style(''))).toThrow('the page has no <script type="module">');
  expect(() => page(script + link + app, {})).toThrow('expected one style sheet');
  const other = { type: 'asset', fileName: 'assets/b.css', source: '' };
  expect(() => page(script + link + app, { ...style(''), other })).toThrow(
    'expected one style sheet',
  );
});
