import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../helpers/temporary-folder';

const script = 'src/build/check-computer.mjs';
const pathOf = temporaryFolder();

function run(folder: string) {
  const { status, stderr } = spawnSync(process.execPath, [`${folder}/${script}`], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

/** Runs the script in a copy of the project that has other `engines`, and no dependencies. */
function runInCopy(folder: string, node?: string) {
  cpSync(script, pathOf(folder, script));
  const { engines, ...rest } = JSON.parse(readFileSync('package.json', 'utf8'));
  const copy = { ...rest, engines: { ...engines, node: node ?? engines.node } };
  writeFileSync(pathOf(folder, 'package.json'), JSON.stringify(copy));
  return run(pathOf(folder));
}

it('says nothing on a computer that can build the site', () => {
  expect(run(process.cwd())).toEqual({ status: 0, stderr: '' });
});

it.each([
  ['tools are missing', 'site', undefined, /^The tools .+ are not installed\. Run: npm ci\n$/],
  [
    'a folder has # in its name',
    '#1 site',
    undefined,
    /#1 site[\\/]: .+ contains #, \?, or \*\. .+\n$/,
  ],
  ['Node is too old', 'site', '^20.99.0 || >=99.0.0', /^Node \d+\.\d+\.\d+ cannot .+\n$/],
])('says in one line what to do if %s', (_, folder, node, message) => {
  const { status, stderr } = runInCopy(folder, node);
  expect(status).toBe(1);
  expect(stderr).toMatch(message);
  expect(stderr.match(/\n/g)).toHaveLength(1);
});

it.each([
  ['.env.local', 'utf16le', 'VITE_SITE_URL=', 'cannot be read as UTF-8'],
  ['.env.local', 'latin1', 'VITE_SITE_URL=é', 'cannot be read as UTF-8'],
  ['.env.local', 'utf16le', '\ufeffVITE_SITE_URL=', 'cannot be read as UTF-8'],
  ['.env.local', 'utf8', '\ufeffVITE_SITE_URL=', 'cannot be read as UTF-8'],
  ...['.env.local.txt', '.env.txt', 'env.local', 'env.local.txt'].map(
    (file) => [file, 'utf8', 'VITE_SITE_URL=', 'is not read. Rename it to .env.local.'] as const,
  ),
] as const)('says in one line that %s (%s, "%s") %s', (file, encoding, text, problem) => {
  mkdirSync(pathOf('site'), { recursive: true });
  symlinkSync(resolve('node_modules'), pathOf('site/node_modules'), 'junction');
  writeFileSync(pathOf('site', file), Buffer.from(text, encoding));
  const { status, stderr } = runInCopy('site');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^.+\n$/);
  expect(stderr).toContain(`${file} ${problem}`);
});
