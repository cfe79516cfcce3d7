import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inlineScript, inlineStartup } from '../../../src/build/pages/inline-assets';

const dist = mkdtempSync(join(tmpdir(), 'inline-'));
mkdirSync(join(dist, 'assets'));
afterAll(() => rmSync(dist, { recursive: true }));

const script = '<!--pre-hydration-->';
const app = '<script type="module" crossorigin src="./assets/$&-1.js"></script>';
const link = '<link rel="stylesheet" crossorigin href="./assets/style-1.css">';
const noScript = '<noscript><!--no-script--></noscript>';

it('inlineStartup inlines both scripts and the style sheet, whose relative URLs then start at the page', async () => {
  const css = "a{src:url(./f.woff2)}b{src:url('./$&.svg')}c{src:url(https://x.example/./y)}";
  writeFileSync(join(dist, 'assets/style-1.css'), `${css}\n/*$vite$:1*/`);
  const html = await inlineStartup(script + link + noScript + app, dist);
  expect(html).toContain(
    "<style>a{src:url(./assets/f.woff2)}b{src:url('./assets/$&.svg')}c{src:url(https://x.example/./y)}</style>",
  );
  expect(html).toContain('import("./assets/$&-1.js")');
  expect(html).toMatch(/<noscript><style>.*\[data-screen\][\s\S]*<\/style><\/noscript>/);
  expect(html.match(/<script>/g)).toHaveLength(2);
});

it('inlineStartup throws when the page lacks one of the places', async () => {
  for (const page of [
    link + noScript + app,
    script + noScript + app,
    script + link + app,
    script + link + noScript,
  ])
    await expect(inlineStartup(page, dist)).rejects.toThrow('the page has no');
});

it('inlineScript shortens a script without changing its syntax, and throws on a syntax error', () => {
  const file = join(dist, 'script.js');
  writeFileSync(file, '/* Why. */\n(function () {\n  // What.\n  var text = "$&" // one\n})();\n');
  expect(inlineScript(file)).toBe('<script>(function() {\nvar e = "$&";\n})();</script>');
  writeFileSync(file, '{ ');
  expect(() => inlineScript(file)).toThrow(file);
});
