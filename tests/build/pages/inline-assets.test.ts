import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { inlineScript, inlineStartup } from '../../../src/build/pages/inline-assets';
import { temporaryFolder } from '../../helpers/temporary-folder';

const pathOf = temporaryFolder();

const boot = '<!--boot-->';
const app = ['$&-1', 'b-2']
  .map((file) => `<script type="module" crossorigin src="./assets/${file}.js"></script>`)
  .join('\n');
const link = '<link rel="stylesheet" crossorigin href="./assets/style-1.css">';
const css = "a{src:url(./f.woff2)}b{src:url('./$&.svg')}c{src:url(https://x.example/./y)}";

beforeEach(() => {
  mkdirSync(pathOf('assets'));
  writeFileSync(pathOf('assets/style-1.css'), `${css}\n/*$vite$:1*/`);
});

it('inlineStartup inlines the boot scripts and the style sheet, whose relative URLs then start at the page', async () => {
  const html = await inlineStartup(boot + link + app, pathOf(), {});
  expect(html).toContain(
    "<style>a{src:url(./assets/f.woff2)}b{src:url('./assets/$&.svg')}c{src:url(https://x.example/./y)}</style>",
  );
  expect(html).toContain('./assets/$&-1.js');
  expect(html.match(/<script/g)).toHaveLength(1);
});

it('inlineStartup throws when the page lacks one of the markers', async () => {
  for (const page of [link + app, boot + app, boot + link])
    await expect(inlineStartup(page, pathOf(), {})).rejects.toThrow('The page has no');
});

it('inlineStartup throws when the style sheet cannot be read', async () => {
  const page = boot + link.replace('style-1', 'style-2') + app;
  await expect(inlineStartup(page, pathOf(), {})).rejects.toThrow('style-2.css');
});

it('inlineScript joins a module and what it imports, shortens them, and throws if they do not compile', async () => {
  writeFileSync(pathOf('name.js'), '/* Why. */\nexport const name = "</script>";');
  const script = (text: string) =>
    inlineScript(`import { name } from '${pathOf('name.js')}';\n${text}`);
  const html = await script('console.log(name);');
  expect(html).toMatch(/^<script>\S.*console\.log\(.*<\\\/script>.*<\/script>$/);
  expect(html).not.toMatch(/Why|import/);
  await expect(script('{')).rejects.toThrow();
});
