import { describe, expect, it, vi } from 'vitest';

describe('another host for pictures', () => {
  it('is the start of every picture URL, and the portrait host of every portrait URL', async () => {
    vi.stubEnv('VITE_ASSET_HOST', 'https://pictures.example');
    vi.stubEnv('VITE_PORTRAIT_HOST', 'https://faces.example');
    vi.resetModules();
    const { pictureSource, portraitSource } = await import('../../src/services/pictures');
    expect(pictureSource('bridge').src).toMatch(/^https:\/\/pictures\.example\/assets\/bridge/);
    expect(portraitSource('a1').src).toMatch(/^https:\/\/faces\.example\/assets\/a1/);
  });

  it('is optional: by default pictures come with the site', async () => {
    vi.resetModules();
    const { pictureSource, portraitSource } = await import('../../src/services/pictures');
    expect(pictureSource('bridge').src).toMatch(/^\.\/assets\/bridge/);
    expect(portraitSource('a1').src).toMatch(/^\.\/assets\/a1/);
  });

  it('throws an error that names the file if a picture or a crop is missing', async () => {
    const { pictureSource, portraitSource } = await import('../../src/services/pictures');
    expect(() => pictureSource('unicorn')).toThrow('src/content/pictures.ts');
    expect(() => pictureSource('bridge', 'card')).toThrow('needs a crop named "card"');
    expect(() => portraitSource('a99')).toThrow('src/content/portraits.ts');
  });
});
