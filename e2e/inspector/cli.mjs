// `npm run inspect -- <url>`
import { runnerImport } from 'vite';

const [url] = process.argv.slice(2);
if (!url) throw new Error('Pass the address of a page.');
const { module } = await runnerImport('./e2e/inspector/inspect-url.ts', { configFile: false });
await module.inspectUrl(url);
