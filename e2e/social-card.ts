// Takes the picture of shared links from the site that `npm start` serves: `npm run social-card`.
import { chromium } from '@playwright/test';
import { socialCard } from '../src/build/pages/social-card';
import { ensureBrowser } from './support/browser.mjs';
import { previewUrl } from './support/preview-server';

const { file, width, height } = socialCard;
const browser = await chromium.launch({ executablePath: ensureBrowser() });
try {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(previewUrl, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `src/public/${file}` });
} finally {
  await browser.close();
}
