import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildSummary } from '../../../src/build/pages/build-summary';
import { temporaryFolder } from '../../helpers/temporary-folder';

const pathOf = temporaryFolder();

it('says where a site is, how long its build took, and how large it is as hosts send it', async () => {
  const site = pathOf('site');
  mkdirSync(pathOf('site', 'assets'), { recursive: true });
  for (const [name, size] of [
    ['index.html', 9000],
    ['index.html.br', 2000],
    ['assets/app.js', 3000],
    ['robots.txt', 10],
  ] as const)
    writeFileSync(pathOf('site', name), 'a'.repeat(size));
  const [first = '', second] = (await buildSummary(site, 4.21)).split('\n');
  expect(first).toBe(`Built in 4.2 s: ${site}, 3 files, 6 kB compressed`);
  expect(second).toBe('(pages 2 kB, scripts 3 kB, other files 1 kB)');
});
