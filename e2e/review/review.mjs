// Shows what a change looks like: `npm run review`, or `npm run review -- <base>` to compare with
// another commit than origin/main. Builds both, takes the same pictures of both in one browser, and
// writes reports/review/index.html with those that differ. Not a test: a person judges.
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pixelmatch from 'pixelmatch';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { preview } from 'vite';
import { ensureBrowser } from '../../src/build/tools/browser.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ width: number, height: number, data: Buffer }} Picture
 */

process.chdir(resolve(import.meta.dirname, '../..'));
const base = process.argv[2] ?? 'origin/main';
const reports = 'reports/review';
const baseTree = resolve('node_modules/.cache/review');
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const schemes = /** @type {const} */ (['light', 'dark']);

/** @param {string} id @returns {(page: Page) => Promise<void>} */
const screen = (id) => async (page) => {
  await page.evaluate((tab) => dispatchEvent(new CustomEvent('navigate', { detail: tab })), id);
  await page.locator(`#${id} h1`).waitFor();
};

/** @param {number} status @returns {(page: Page) => Promise<void>} */
const sent = (status) => async (page) => {
  await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ status, body: 'OK' }));
  await screen('contact')(page);
  for (const field of await page.locator('form [name]').all()) await field.fill('a@example.com');
  await page.locator('form [type=submit]').click();
  await page.locator('[data-variant][data-state=open]').waitFor();
  // A toast stays while the window is blurred.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
};

/** @type {Record<string, (page: Page) => Promise<unknown>>} What is pictured. */
const looks = {
  home: screen('home'),
  tours: screen('tours'),
  guide: screen('guide'),
  gallery: screen('gallery'),
  contact: screen('contact'),
  menu: (page) => page.locator('header button').dispatchEvent('click'),
  'photo-viewer': async (page) => {
    await screen('gallery')(page);
    await page.locator('#gallery button[aria-haspopup=dialog]').first().click();
  },
  'invalid-form': async (page) => {
    await screen('contact')(page);
    // Sending would show the browser's own message over the page for a moment.
    await page.locator('form').evaluate((/** @type {HTMLFormElement} */ form) => {
      form.checkValidity();
    });
    await page.locator('form [name]').first().focus();
  },
  success: sent(200),
  failure: sent(500),
  paper: async (page) => {
    await screen('tours')(page);
    await page.emulateMedia({ media: 'print' });
  },
  'not-found': (page) => page.goto(new URL('/nowhere', page.url()).href),
};

/** Builds and serves a working tree. @param {string} root @returns {Promise<string>} Its address. */
async function serve(root) {
  const outDir = resolve('node_modules/.cache', root === baseTree ? 'review-base' : 'review-head');
  const vite = resolve('node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--outDir', outDir, '--emptyOutDir'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const build = { outDir };
  const server = await preview({ root, logLevel: 'error', build, preview: { port: 0 } });
  return server.resolvedUrls?.local[0] ?? '';
}

/** Checks out the base, with this tree's dependencies. @returns {string} Its folder. */
function checkOutBase() {
  rmSync(baseTree, { recursive: true, force: true });
  execFileSync('git', ['worktree', 'prune']);
  execFileSync('git', ['worktree', 'add', '--detach', baseTree, base], { stdio: 'ignore' });
  symlinkSync(resolve('node_modules'), `${baseTree}/node_modules`);
  return baseTree;
}

/** @param {Page} page @returns {Promise<Picture>} */
async function capture(page) {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
    // Ends a smooth scroll.
    scrollTo({ top: 0, behavior: 'instant' });
  });
  const png = await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css' });
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Adds white until the picture has this size. @param {Picture} picture @param {{ width: number, height: number }} to */
function pad({ data, width, height }, to) {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .extend({ right: to.width - width, bottom: to.height - height, background: '#fff' })
    .raw()
    .toBuffer();
}

/** Writes both pictures and the marked difference. @param {string} name @param {Picture} before @param {Picture} after @returns {Promise<boolean>} Whether they differ. */
async function compare(name, before, after) {
  const size = {
    width: Math.max(before.width, after.width),
    height: Math.max(before.height, after.height),
  };
  const [one, other] = await Promise.all([pad(before, size), pad(after, size)]);
  const difference = Buffer.alloc(one.length);
  if (pixelmatch(one, other, difference, size.width, size.height) === 0) return false;
  for (const [side, data] of Object.entries({ before: one, after: other, difference }))
    await sharp(data, { raw: { ...size, channels: 4 } })
      .png()
      .toFile(`${reports}/${name}.${side}.png`);
  return true;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const addresses = [await serve(checkOutBase()), await serve(process.cwd())];
const browser = await chromium.launch({ executablePath: ensureBrowser() });
const changed = [];
let count = 0;
for (const [sizeName, viewport] of Object.entries(sizes))
  for (const colorScheme of schemes)
    for (const [look, arrange] of Object.entries(looks)) {
      const pictures = [];
      for (const address of addresses) {
        const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
        await page.goto(address);
        await page.locator('[role=tab][tabindex="0"]').waitFor({ state: 'attached' });
        await arrange(page);
        pictures.push(await capture(page));
        await page.close();
      }
      count += 1;
      const name = `${look}-${sizeName}-${colorScheme}`;
      const [before, after] = pictures;
      if (before && after && (await compare(name, before, after))) changed.push(name);
    }
await browser.close();
execFileSync('git', ['worktree', 'remove', '--force', baseTree]);

const summary = `${changed.length} of ${count} pictures changed since ${base}`;
const rows = changed.map((name) => {
  const images = ['before', 'after', 'difference'].map(
    (side) =>
      `<figure><img src="${name}.${side}.png" alt=""><figcaption>${side}</figcaption></figure>`,
  );
  return `<h2>${name}</h2><div>${images.join('')}</div>`;
});
const style = 'body{font:1rem sans-serif}div{display:flex;gap:1rem}figure{margin:0}img{width:100%}';
writeFileSync(
  `${reports}/index.html`,
  `<!doctype html><title>${summary}</title><style>${style}</style><h1>${summary}</h1>${rows.join('\n')}\n`,
);
console.log(`${summary}: ${reports}/index.html`);
if (process.env.GITHUB_STEP_SUMMARY)
  appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${summary}\n`);
process.exit();
