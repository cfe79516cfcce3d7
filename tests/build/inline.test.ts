// @vitest-environment node
import { rmSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { inline } from '../../src/build/inline';
import { hookOf } from '../helpers/plugin';

const file = `node_modules/.cache/early-${process.pid}.js`;
writeFileSync(
  file,
  '/*\n * Why.\n */\n(function () {\n  // What "$&" is.\n  var a = 1 // one\n  a = "/* */"\n})();\n',
);
afterAll(() => rmSync(file));

type Bundle = Record<string, { type: string; fileName: string; source?: string }>;

const script = '<!--early-->';
const link = '<link rel="stylesheet" crossorigin href="./assets/style-1.css">';
const style = (source: string): Bundle => ({
  'assets/style-1.css': { type: 'asset', fileName: 'assets/style-1.css', source },
});

function page(html: string, bundle: Bundle): string {
  return String(hookOf(inline(file), 'transformIndexHtml')(html, { bundle }));
}

it('the page carries its style, which is then no file of its own, and the early script', () => {
  const code = { 'app.js': { type: 'chunk', fileName: 'app.js' } };
  const bundle = { ...code, ...style('p { color: red }\n/*$vite$:1*/') };
  expect(page(script + link, bundle)).toBe(
    '<script>(function () {\nvar a = 1 // one\na = "/* */"\n})();</script>' +
      '<style>p { color: red }</style>',
  );
  expect(bundle).toEqual(code);
});

it('what the style names is found from the page', () => {
  const css = "a{src:url(./f.woff2)}b{src:url('./$&.svg')}c{src:url(https://x.example/./y)}";
  expect(page(script + link, style(css))).toContain(
    "a{src:url(./assets/f.woff2)}b{src:url('./assets/$&.svg')}c{src:url(https://x.example/./y)}",
  );
});

it('a build without the script, or the one style sheet, stops', () => {
  expect(() => page(link, style(''))).toThrow(`the page has no ${script}`);
  expect(() => page(script, style(''))).toThrow(`the page has no ${link}`);
  expect(() => page(script + link, {})).toThrow('expected one style sheet');
  const other = { type: 'asset', fileName: 'assets/b.css', source: '' };
  expect(() => page(script + link, { ...style(''), other })).toThrow('expected one style sheet');
});
