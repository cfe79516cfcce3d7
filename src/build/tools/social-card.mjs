// Draws the preview picture of shared links: `npm run social-card`. Run it after changing the
// company's name, the title, or the bridge, and commit the result.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { ensureBrowser } from './browser.mjs';

process.chdir(resolve(import.meta.dirname, '../../..'));

/** @param {string} file */
const load = async (file) => (await runnerImport(resolve(file))).module;
/** @param {string | Buffer} bytes @param {string} type */
const dataUrl = (bytes, type) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

const { company } = /** @type {typeof import('../../content/company')} */ (
  await load('src/content/company.ts')
);
const { home } = /** @type {typeof import('../../content/home')} */ (
  await load('src/content/home.ts')
);
const { socialCard } = /** @type {typeof import('./structured-data')} */ (
  await load('src/build/tools/structured-data.ts')
);
const { fonts } = /** @type {typeof import('../plugins/fonts')} */ (
  await load('src/build/plugins/fonts.ts')
);
const { file, width, height } = socialCard;
const font = dataUrl(readFileSync(fonts['young-serif']), 'font/woff2');
const photo = readdirSync('src/pictures').find((name) => /^bridge\.(?!svg$)/.test(name));
const scene = photo
  ? await sharp(`src/pictures/${photo}`).rotate().resize(1600, 1000).png().toBuffer()
  : readFileSync('src/pictures/bridge.svg');
// The icon without its background.
const logo = readFileSync('src/public/icon.svg', 'utf8').replace(/<rect[^>]*>/, '');

const html = `<!doctype html><style>
  @font-face { font-family: Young; src: url(${font}); }
  body { margin: 0; width: ${width}px; height: ${height}px; overflow: hidden; position: relative;
    font: 400 78px/1.04 Young; color: #14302a; letter-spacing: -.012em; }
  img.scene { position: absolute; width: 1290px; left: -45px; top: -70px; }
  body::before { content: ''; position: absolute; inset: 0; z-index: 1;
    background: linear-gradient(90deg, #fff3dbf2 0, #fff1d6d0 38%, #fff0d400 68%); }
  main { position: absolute; z-index: 2; left: 68px; top: 64px; width: 560px; }
  p { display: flex; gap: 18px; align-items: center; margin: 0 0 54px; font-size: 36px; }
  p img { height: 64px; margin-left: -8px; }
  h1 { margin: 0; font: inherit; text-wrap: balance; }
  i { position: absolute; z-index: 3; inset: 18px; border: 2.5px solid #fff9ecd0; border-radius: 3px; }
</style><img class="scene" src="${dataUrl(scene, photo ? 'image/png' : 'image/svg+xml')}">
<main><p><img src="${dataUrl(logo, 'image/svg+xml')}"></p><h1></h1></main><i></i>`;

const browser = await chromium.launch({ executablePath: ensureBrowser() });
const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
await page.setContent(html);
await page.locator('p').evaluate((element, name) => element.append(name), company.name);
await page.locator('h1').evaluate((element, title) => element.append(title), home.hero.title);
await page.evaluate(() => document.fonts.ready);
const screenshot = await page.screenshot();
await browser.close();
await sharp(screenshot)
  .resize(width, height)
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(`src/public/${file}`);
console.log(`src/public/${file} is drawn.`);
