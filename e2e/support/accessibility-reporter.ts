import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * Writes `reports/accessibility.md`: the states of each screen that axe checked, with the number of
 * violations, and the messages of failed tests. On GitHub, also appends it to the job summary. Reads
 * the annotations of type 'axe' that axe.ts adds.
 */
export default class AccessibilityReporter implements Reporter {
  readonly #outputFile: string;
  readonly #checks: string[] = [];
  readonly #failures: string[] = [];

  constructor({ outputFile = 'reports/accessibility.md' } = {}) {
    this.#outputFile = resolve(outputFile);
  }

  onTestEnd(test: TestCase, { annotations, errors, status }: TestResult): void {
    const checks = annotations.filter(({ type }) => type === 'axe');
    const project = test.parent.project()?.name;
    this.#checks.push(...checks.map(({ description }) => `- ${project}: ${description}`));
    if (checks.length > 0 && status !== 'passed' && status !== 'skipped') {
      const messages = errors
        .map(({ message = '' }) => stripVTControlCharacters(message))
        .join('\n\n');
      this.#failures.push(`## Failed: ${test.title} (${project})\n\n\`\`\`\n${messages}\n\`\`\``);
    }
  }

  onEnd(): void {
    if (this.#checks.length === 0) return;
    const counts = `axe checked ${this.#checks.length} states; ${this.#failures.length} tests failed.`;
    const checks = this.#checks.toSorted().join('\n');
    const summary = ['# Accessibility checks', counts, checks, ...this.#failures, ''].join('\n\n');
    mkdirSync(dirname(this.#outputFile), { recursive: true });
    writeFileSync(this.#outputFile, summary);
    if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, summary);
  }
}
