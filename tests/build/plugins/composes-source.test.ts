import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createLogger } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { composesSource } from '../../../src/build/plugins/composes-source';

const root = mkdtempSync(join(tmpdir(), 'composes-'));
writeFileSync(join(root, 'utilities.module.css'), '.line { color: red }');
writeFileSync(
  join(root, 'card.module.css'),
  '.card { composes: line from "./utilities.module.css"; margin: 0 }',
);
writeFileSync(join(root, 'main.js'), 'import s from "./card.module.css"; console.log(s.card);');
afterAll(() => rmSync(root, { recursive: true }));

it('a style sheet that composes rules of another builds without a warning', async () => {
  const warnings: string[] = [];
  const logger = createLogger('silent');
  logger.warn = logger.warnOnce = (message) => void warnings.push(message);
  await build({
    configFile: false,
    root,
    customLogger: logger,
    css: { postcss: { plugins: [composesSource()] } },
    build: {
      write: false,
      // A busy machine would make Rolldown warn about slow plugins.
      rolldownOptions: { input: join(root, 'main.js'), checks: { pluginTimings: false } },
    },
  });
  expect(warnings).toEqual([]);
});
