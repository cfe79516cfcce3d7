import { stat } from 'node:fs/promises';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { socialCard } from '../../../src/build/pages/social-card';
import { indexHtml } from '../../../src/build/plugins/index-html';
import { readConfig } from '../../../src/config';
import { shell } from '../../../src/content/shell.yml';
import { getHook } from '../../helpers/plugin';

const site = { VITE_SITE_URL: 'https://journeys.example/' };

function page(env: Record<string, string>): string {
  return String(
    getHook(indexHtml(readConfig(env)), 'transformIndexHtml')('<!--head--><!--foot-->', {
      path: '/index.html',
    }),
  );
}

describe('indexHtml', () => {
  it('writes title and description', () => {
    const html = parse(page({}));
    expect(html.querySelector('title')?.text).toBe(shell.titles.home);
    const description = html.querySelector('meta[name=description]');
    expect(description?.getAttribute('content')).toBe(shell.description);
  });

  it('writes canonical URL and social card only when the site URL is known', () => {
    expect(page(site)).toContain('<link rel="canonical" href="https://journeys.example/">');
    expect(page(site)).toContain(`content="https://journeys.example/${socialCard.file}"`);
    expect(page({})).not.toMatch(/canonical|og:image|og:url/);
  });

  it('writes structured data and escapes "<" in it', () => {
    const odd = page({ VITE_SITE_URL: 'https://journeys.example/a&b' });
    const found = parse(odd).querySelector('script[type="application/ld+json"]')?.rawText ?? '';
    expect(JSON.parse(found)).toHaveProperty('url', 'https://journeys.example/a&b/');
    expect(odd).toContain('<link rel="canonical" href="https://journeys.example/a&amp;b/">');
    expect(found).not.toContain('<');
  });

  it('links to the hosted chat for a page without scripts, or to the contact form without a license', () => {
    const linkIn = (html: string) =>
      parse(html).querySelector('[data-no-script] a')?.getAttribute('href');
    expect(linkIn(page({ VITE_LIVECHAT_LICENSE: '123' }))).toMatch(/^https:.*123/);
    expect(linkIn(page({}))).toBe('#contact');
  });
});

describe('social card', () => {
  it('has the size in the metadata, and is small enough for messages', async () => {
    const { width, height } = await sharp(`src/public/${socialCard.file}`).metadata();
    expect({ width, height }).toEqual({ width: socialCard.width, height: socialCard.height });
    const { size } = await stat(`src/public/${socialCard.file}`);
    expect(size).toBeLessThanOrEqual(socialCard.maxBytes);
  });
});
