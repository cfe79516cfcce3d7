import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { describe, expect, test } from 'vitest';
import { document } from '../../../src/build/plugins/html-head';
import { searchFiles } from '../../../src/build/plugins/search-files';
import { socialCard, structuredData } from '../../../src/build/tools/structured-data';
import { company } from '../../../src/content/company';
import { shell } from '../../../src/content/shell';
import { hookOf } from '../../helpers/plugin';

const site = { VITE_SITE_URL: 'https://journeys.example/' };

function page(env: Record<string, string>): string {
  return String(hookOf(document(env), 'transformIndexHtml')('<!--head--><!--foot-->', {}));
}

function files(plugin: Plugin, environment = 'client'): Record<string, string> {
  const emitted: Record<string, string> = {};
  hookOf(plugin, 'generateBundle').call({
    environment: { name: environment },
    emitFile: ({ type, fileName, source }: Record<'type' | 'fileName' | 'source', string>) => {
      if (type === 'asset') emitted[fileName] = source;
    },
  });
  return emitted;
}

describe('the head of the page', () => {
  test('names the page and says what it is about', () => {
    expect(page({})).toContain(`<title>${shell.titles.home}</title>`);
    expect(page({})).toContain(`<meta name="description" content="${shell.description}">`);
  });

  test('names its address and its picture once it is published', () => {
    expect(page(site)).toContain('<link rel="canonical" href="https://journeys.example/">');
    expect(page(site)).toContain(`content="https://journeys.example/${socialCard.file}"`);
    expect(page({})).not.toMatch(/canonical|og:image|og:url/);
  });

  test('tells messengers what to show of it', () => {
    const tags = page(site).matchAll(/<meta property="(.+?)" content="(.*?)">/g);
    expect(Object.fromEntries([...tags].map(([, name, content]) => [name, content]))).toEqual({
      'og:type': 'website',
      'og:site_name': company.name,
      'og:title': shell.titles.home,
      'og:description': shell.description,
      'og:url': 'https://journeys.example/',
      'og:image': `https://journeys.example/${socialCard.file}`,
      'og:image:width': `${socialCard.width}`,
      'og:image:height': `${socialCard.height}`,
      'og:image:alt': shell.socialCard,
    });
    expect(page(site)).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(page(site)).not.toContain('<!--');
  });

  test('carries the structured data, and nothing in it can end it early', () => {
    const odd = page({ VITE_SITE_URL: 'https://journeys.example/<b>' });
    const found = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(odd)?.[1];
    expect(JSON.parse(found ?? '')).toEqual(structuredData('https://journeys.example/<b>'));
    expect(odd).toContain('<link rel="canonical" href="https://journeys.example/&#60;b&#62;/">');
    expect(found).not.toContain('<');
  });

  test('links to the chat for those without scripts, and to the form where there is no chat', () => {
    expect(page({ VITE_LIVECHAT_LICENSE: '123' })).toMatch(/<noscript><a href="https:.*123/);
    expect(page({})).toContain('<noscript><a href="#contact">');
  });
});

describe('the picture beside a shared link', () => {
  test('has the size it is announced with, and is light enough for a messenger', async () => {
    const { width, height } = await sharp(`src/public/${socialCard.file}`).metadata();
    expect({ width, height }).toEqual({ width: socialCard.width, height: socialCard.height });
    const { size } = await stat(`src/public/${socialCard.file}`);
    expect(size).toBeLessThanOrEqual(150_000);
  });
});

describe('the files for search engines', () => {
  test('let everyone in', () => {
    expect(files(searchFiles({}))).toEqual({ 'robots.txt': 'User-agent: *\nAllow: /\n' });
  });

  test('lead to the one page there is, once its address is known', () => {
    const { 'robots.txt': robots, 'sitemap.xml': sitemap } = files(searchFiles(site));
    expect(robots).toContain('Sitemap: https://journeys.example/sitemap.xml');
    expect(sitemap?.split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '  <url><loc>https://journeys.example/</loc></url>',
      '</urlset>',
      '',
    ]);
    const odd = files(searchFiles({ VITE_SITE_URL: 'https://journeys.example/?a&b' }));
    expect(odd['sitemap.xml']).toContain('?a&amp;b/</loc>');
  });

  test('are written once, with the page', () => {
    expect(files(searchFiles(site), 'ssr')).toEqual({});
  });
});
