// Serves the production build to the browser tests. It does not build.
import { existsSync } from 'node:fs';
import { preview } from 'vite';

if (!existsSync('dist/index.html')) {
  console.error('dist/index.html does not exist. Run `npm run build` first.');
  process.exit(1);
}

await preview({ preview: { port: Number(process.env.E2E_PORT), strictPort: true } });
