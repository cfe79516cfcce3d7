import { defineConfig } from '@playwright/test';
import { previewServer } from '../support/preview-server';

/** What a screen reader says, tested apart from the other tests: it needs programs of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/screen-reader/results',
  globalSetup: './setup.ts',
  timeout: 120_000,
  // Two windows with a screen reader each keep a small machine busy.
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Each has a display and a message bus of its own. Most of the time, tests wait for silence.
  workers: 2,
  reporter: [
    ['line'],
    ['json', { outputFile: '../../reports/screen-reader/results.json' }],
    ...(process.env.GITHUB_ACTIONS ? [['github'] as const] : []),
  ],
  webServer: previewServer('reports/screen-reader'),
});
