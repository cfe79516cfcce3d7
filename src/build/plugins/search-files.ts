import type { Plugin } from 'vite';
import { readConfig } from '../../config.ts';

/**
 * Writes `robots.txt`, and once the published address is known `sitemap.xml` with the one page
 * there is: the five screens share an address (spec 2).
 *
 * @param env the VITE_ variables, as Vite's loadEnv gives them
 */
export function searchFiles(env: Record<string, string>): Plugin {
  const { siteUrl } = readConfig(env);
  const files: Record<string, string> = {
    'robots.txt': `User-agent: *\nAllow: /\n${siteUrl && `Sitemap: ${siteUrl}/sitemap.xml\n`}`,
  };
  if (siteUrl)
    files['sitemap.xml'] = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      `  <url><loc>${siteUrl.replaceAll('&', '&amp;')}/</loc></url>`,
      '</urlset>',
      '',
    ].join('\n');

  return {
    name: 'search-files',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
