import { defineConfig, mergeConfig } from 'vitest/config';
import { setTestEnvironment } from './tests/helpers/test-environment.ts';
import site from './vite.config.ts';

/** Tests that run in Node, without a page. At the top of tests/, those that need jsdom are `.tsx`. */
const nodeTests = ['tests/{*,build/**/*,helpers/*}.test.ts'];
/** Renders the app for the server, too. After that, React would warn in files that share its module cache. */
const hydrationTests = ['tests/hydration.test.tsx'];

// The unit tests. To run some: `npx vitest run tests/screens`.
export default defineConfig((env) => {
  setTestEnvironment(env.mode);
  return mergeConfig(site(env), {
    test: {
      setupFiles: 'tests/setup.ts',
      reporters: [
        'default',
        'json',
        'junit',
        ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []),
      ],
      outputFile: { json: 'reports/unit/results.json', junit: 'reports/unit/junit.xml' },
      // Files share one page and module cache, which saves time. A test that changes shared state,
      // such as `config`, restores it: tests/setup.ts compares.
      isolate: false,
      sequence: { shuffle: true },
      // Vitest's default leaves one processor idle, which is half of a two-core machine.
      maxWorkers: '100%',
      projects: [
        { name: 'node', environment: 'node', include: nodeTests },
        { name: 'hydration', environment: 'jsdom', include: hydrationTests, isolate: true },
        {
          name: 'jsdom',
          environment: 'jsdom',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...nodeTests, ...hydrationTests],
        },
      ].map((test) => ({ extends: true, test })),
    },
  });
});
