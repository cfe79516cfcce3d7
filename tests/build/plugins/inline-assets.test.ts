import { rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { inlineAssets } from '../../../src/build/plugins/inline-assets';
import { getHook } from '../../helpers/plugin';

const [preHydration, appLoader] = ['pre-hydration', 'load-app'].map(
  (name) => `node_modules/.cache/${name}-${process.pid}.js`,
) as [string, string];
beforeEach(() => {
  writeFileSync(
    preHydration,
    '/*\n * Why.\n */\n(function () {\n  // What "$&" is.\n  var text = "$&" // one\n  text = "/* */"\n})();\n',
  );
  writeFileSync(appLoader, "/* Why. */\n{\n  // Now.\n  import('./main.tsx');\n}\n");
});
afterAll(() => {
  for (const file of [preHydration, appLoader]) rmSync(file);
});

type Bundle = Record<string, { type: string; fileName: string; source?: string }>;

const chunk = { type: 'chunk', fileName: 'assets/$&-1.js' };
const script = '<!--pre-hydration-->';
const app = '<script type="module" crossorigin src="./assets/$&-1.js"></script>';
const link = '<link rel="stylesheet" crossorigin href="./assets/style-1.css">';
const style = (source: string): Bundle => ({
  'assets/style-1.css': { type: 'asset', fileName: 'assets/style-1.css', source },
});

function page(html: string, bundle: Bundle): string {
  const transform = getHook(inlineAssets(preHydration, appLoader), 'transformIndexHtml');
  return String(transform(html, { bundle, chunk }));
}

it('inlines both scripts with short names, and the style sheet, and removes its file', () => {
  const code: Bundle = { [chunk.fileName]: chunk };
  const bundle = { ...code, ...style('p { color: red }\n/*$vite$:1*/') };
  expect(page(script + link + app, bundle)).toBe(
    '<script>(function() {\nvar e = "$&";\ne = "/* */";\n})();</script>' +
      '<style>p { color: red }</style>' +
      '<script>{\nimport("./assets/$&-1.js");\n}</script>',
  );
  expect(bundle).toEqual(code);
});

it('rewrites relative URLs in the style sheet', () => {
  const css = "a{src:url(./f.woff2)}b{src:url('./$&.svg')}c{src:url(https://x.example/./y)}";
  expect(page(script + link + app, style(css))).toContain(
    "a{src:url(./assets/f.woff2)}b{src:url('./assets/$&.svg')}c{src:url(https://x.example/./y)}",
  );
});

it('throws when the page lacks a placeholder or the build has not exactly one style sheet', () => {
  expect(() => page(link + app, style(''))).toThrow(`the page has no ${script}`);
  expect(() => page(script + app, style(''))).toThrow(`the page has no ${link}`);
  expect(() => page(script + link, style(''))).toThrow(`the page has no ${app}`);
  expect(() => page(script + link + app, {})).toThrow('expected one style sheet');
  const other = { type: 'asset', fileName: 'assets/b.css', source: '' };
  expect(() => page(script + link + app, { ...style(''), other })).toThrow(
    'expected one style sheet',
  );
});

it('throws on a script with a syntax error', () => {
  writeFileSync(appLoader, "{ './main.tsx' ");
  expect(() => page(script + link + app, style(''))).toThrow(appLoader);
});
