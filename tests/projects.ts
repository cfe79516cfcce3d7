import { readdirSync, readFileSync } from 'node:fs';

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/${file.replaceAll('\\', '/')}`);

const kindOf = (text: string) => {
  if (text.startsWith('// @vitest-environment node')) return 'node';
  return /\bvi\.(mock|doMock|resetModules)\(/.test(text) ? 'alone' : 'shared';
};

/**
 * Most files take their turns in one page, with modules loaded once: to load them anew takes as
 * long as the tests. Whoever replaces a module or loads it again has a page alone.
 */
export const projects = (['alone', 'node', 'shared'] as const).map((name) => ({
  extends: true as const,
  test: {
    name,
    include: files.filter((file) => kindOf(readFileSync(file, 'utf8')) === name),
    environment: name === 'node' ? 'node' : 'jsdom',
    isolate: name === 'alone',
  },
}));
