// Runs Vite with its arguments. On Linux, glibc would keep memory that photographs took, separately for each
// thread: a third of what a build with many photographs needs. It reads this variable when a process starts.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const vite = fileURLToPath(new URL('bin/vite.js', import.meta.resolve('vite/package.json')));
const env = { MALLOC_ARENA_MAX: '1', ...process.env };
const build = spawn(process.execPath, [vite, ...process.argv.slice(2)], { env, stdio: 'inherit' });
build.on('exit', (status) => process.exit(status ?? 1));
