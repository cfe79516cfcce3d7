import type { APIRequestContext } from '@playwright/test';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { company, shell } from './support/content';
import { expect, test } from './support/fixtures';

// What the head and the manifest name, compared with the files and the page itself.

interface Manifest {
  name: string;
  description: string;
  start_url: string;
  background_color: string;
  theme_color: string;
  icons: { src: string; type: string; sizes: string }[];
}

/** A page as the host sends it. */
const read = async (request: APIRequestContext, path: string) =>
  parse(await (await request.get(path)).text());

/** Reads the manifest that the head of the page links to. */
async function readManifest(request: APIRequestContext): Promise<Manifest> {
  const link = (await read(request, '/')).querySelector('head link[rel=manifest]');
  return (await request.get(link?.getAttribute('href') ?? 'no-manifest')).json();
}

test('every file that the head and the manifest name exists and is what they say', async ({
  request,
}) => {
  const html = await read(request, '/');
  const named = html.querySelectorAll('head link[href]').map((link) => ({
    src: link.getAttribute('href') ?? '',
    type: link.getAttribute('type'),
    sizes: link.getAttribute('sizes') ?? '',
  }));
  const manifest = await readManifest(request);
  // Relative, because GitHub Pages can publish the site in a subfolder.
  for (const src of [manifest.start_url, ...manifest.icons.map(({ src }) => src)])
    expect(src).toMatch(/^\.\//);
  const files = [
    ...named,
    ...manifest.icons,
    { src: manifest.start_url, type: 'text/html', sizes: '' },
  ];
  expect(named).not.toEqual([]);
  expect(manifest.icons).not.toEqual([]);
  // iPhones support no other type.
  const touchIcon = html.querySelector('head link[rel=apple-touch-icon]');
  expect(touchIcon?.getAttribute('href')).toMatch(/\.png$/);
  for (const { src, type, sizes } of files) {
    const response = await request.get(src);
    expect(response.status(), src).toBe(200);
    if (type) expect(response.headers()['content-type'], src).toContain(type);
    if (!/^\d+x\d+$/.test(sizes)) continue;
    expect(await sizesOf(await response.body()), src).toContain(sizes);
  }
});

for (const path of ['/', '/404.html'])
  test(`${path} is in American English, and fits the width of a phone`, async ({ request }) => {
    const html = await read(request, path);
    expect(html.querySelector('html')?.getAttribute('lang')).toBe('en-US');
    const viewport = html.querySelector('meta[name=viewport]')?.getAttribute('content');
    expect(viewport).toContain('width=device-width');
  });

test('manifest has the name and description of the site', async ({ request }) => {
  const { name, description } = await readManifest(request);
  expect({ name, description }).toEqual({ name: company.name, description: shell.description });
});

// Safari supports SVG icons only since version 26.
test('browsers without SVG icons, and those that look for /favicon.ico, find an icon', async ({
  request,
}) => {
  const first = (await read(request, '/')).querySelector('head link[rel=icon]');
  expect(first?.getAttribute('href')).toMatch(/favicon\.ico$/);
  const icon = await request.get('/favicon.ico');
  expect(icon.status()).toBe(200);
  expect(await sizesOf(await icon.body())).toEqual(['16x16', '32x32', '48x48']);
});

/** The sizes of a picture, or of the pictures in an ICO file, as WIDTHxHEIGHT. */
async function sizesOf(file: Buffer): Promise<string[]> {
  if (file.readUInt32LE(0) !== 0x10000) {
    const { width, height } = await sharp(file).metadata();
    return [`${width}x${height}`];
  }
  // A header of 6 bytes with the number of pictures, then an entry of 16 bytes for each.
  const entries = Array.from({ length: file.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  return Promise.all(
    entries.map(async (entry) => {
      const start = file.readUInt32LE(entry + 12);
      const png = file.subarray(start, start + file.readUInt32LE(entry + 8));
      const { width, height } = await sharp(png).metadata();
      return `${width}x${height}`;
    }),
  );
}

test('robots.txt allows search engines to crawl every page', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('User-agent: *');
  expect(robots).not.toMatch(/^Disallow: *\S/m);
});

test('browser has the color of the page in both color schemes, and installed app that of the light one', async ({
  readOnlySite: page,
  request,
}) => {
  const manifest = await readManifest(request);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { theme, body } = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
      const meta = metas.find(({ media }) => matchMedia(media || 'all').matches);
      const { backgroundColor } = getComputedStyle(document.body);
      const [red, green, blue] = (backgroundColor.match(/\d+/g) ?? []).map(Number);
      const hex = [red, green, blue].map((value = 0) => value.toString(16).padStart(2, '0'));
      return { theme: meta?.content, body: `#${hex.join('')}` };
    });
    expect(theme, colorScheme).toBe(body);
    if (colorScheme === 'dark') continue;
    expect([manifest.theme_color, manifest.background_color]).toEqual([body, body]);
  }
});
