// Builds and serves the site with an email account, live chat, and image hosts configured. Prints
// the URL as its first line, and exits when its standard input closes.
import { createBuilder, preview } from 'vite';

Object.assign(process.env, {
  VITE_EMAILJS_PUBLIC_KEY: 'public-key',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_ID: 'template',
  VITE_LIVECHAT_LICENSE: '12345',
  VITE_ASSET_HOST: 'https://pictures.example',
  VITE_PORTRAIT_HOST: 'https://portraits.example',
});

const outDir = process.argv[2];
const builder = await createBuilder({ logLevel: 'error', build: { outDir, emptyOutDir: true } });
await builder.buildApp();

const server = await preview({ build: { outDir }, preview: { port: 0 } });
process.stdout.write(`${server.resolvedUrls?.local[0]}\n`);
process.stdin.resume().on('end', () => process.exit());
