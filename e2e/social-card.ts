// Takes the picture that shared links show, from `dist`, which `npm run social-card` builds first.
import { chromium } from 'playwright';
import { preview } from 'vite';
import { socialCard } from '../src/build/pages/social-card';
import { ensureBrowser } from './support/browser';

// Messages and feeds show the picture small, so it has only the logo, the company's name, and the heading of
// Home, larger than on the page. These rules win without specificity, because the page's own are in layers.
const style = `
  body { overflow: hidden; }
  header nav, main h1 ~ *, main div:has(> h1) + * { display: none; }
  main div:has(> div > h1) { min-height: 100vh; padding: 0; }
  header { position: absolute; inset: 0 0 auto; background: none; border: 0; }
  header > * { padding-top: 4rem; }
  header a { font-size: 2.125rem; }
  header svg { width: 3.5rem; height: 3.5rem; }
  main h1 { margin-top: 7.5rem; font-size: 4.875rem; }
  body::after { content: ""; position: fixed; inset: 1.125rem; border: 2px solid #fff9ec; z-index: 100; }
`;

const { file, width, height, maxBytes } = socialCard;
const path = `src/public/${file}`;
const server = await preview({ preview: { port: 0 } });
const browser = await chromium.launch(await ensureBrowser());
try {
  // The page's security policy allows only its own styles.
  const page = await browser.newPage({ viewport: { width, height }, bypassCSP: true });
  await page.goto(server.resolvedUrls?.local[0] ?? '', { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: style });
  for (let quality = 80; quality > 0; quality -= 10) {
    const { length } = await page.screenshot({ path, quality });
    if (length <= maxBytes) break;
  }
} finally {
  await browser.close();
  await server.close();
}
