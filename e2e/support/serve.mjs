// Serves the finished build to the browser tests. It never builds: what is tested is what is there.
import { existsSync } from 'node:fs';
import { preview } from 'vite';

if (!existsSync('dist/index.html')) {
  console.error('There is no dist/index.html to test. Build it first: npm run build');
  process.exit(1);
}

await preview({ preview: { port: Number(process.env.E2E_PORT), strictPort: true } });
