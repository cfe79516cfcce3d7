// Runs a script in TypeScript, which Node 20 cannot do by itself:
// `node e2e/run-typescript.mjs <file> <arguments>`.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [file = ''] = process.argv.splice(2, 1);
await runnerImport(resolve(file), { configFile: false });
