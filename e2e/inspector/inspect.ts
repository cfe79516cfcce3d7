import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';
import { describeFinding, type Finding } from './findings';
import type { Inspection, InspectionOptions } from './inspect-page';
import { around } from './layout';
import { textOverPicture } from './screenshots/measure-text-over-picture';

let bundle: Promise<string> | undefined;

/** The script that defines `inspector` in the page. */
async function bundleInspector(): Promise<string> {
  const entry = join(import.meta.dirname, 'inspect-page.ts');
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'inspector' },
    },
  });
  const [result] = [output].flat();
  if (!result || !('output' in result)) throw new Error('The inspector was not bundled.');
  return result.output[0].code;
}

/** Calls `inspectPage` in the page. */
async function inspectInPage(page: Page, options: InspectionOptions): Promise<Inspection> {
  bundle ??= bundleInspector();
  const call = `inspector.inspectPage(${JSON.stringify(options)})`;
  // As text, which Playwright transfers faster than objects.
  const text = `(() => { ${await bundle}; return JSON.stringify(${call}); })()`;
  return JSON.parse(await page.evaluate(text));
}

/** Finds what is wrong with the page as it is now. */
export async function findFaults(page: Page, options: InspectionOptions = {}): Promise<Finding[]> {
  const { findings, linesOverPictures } = await inspectInPage(page, options);
  // Screenshots show no other lines, and finding all lines of a long page takes longer.
  const { within } = options;
  const only = { within, colors: false, layout: false, overPictures: 'in the window' } as const;
  const linesNow = async () => (await inspectInPage(page, only)).linesOverPictures;
  return [...findings, ...(await textOverPicture(page, linesOverPictures, linesNow))];
}

/**
 * Fails the test if anything is wrong with the page as it is now, with a line for each finding, and screenshots
 * of the first ones. `where` names the state of the page.
 */
export async function expectNoFaults(
  page: Page,
  where: string,
  options?: InspectionOptions,
): Promise<void> {
  const findings = await findFaults(page, options);
  const lines = new Map(findings.map((finding) => [describeFinding(finding), finding.box]));
  for (const [line, box] of [...lines].slice(0, 3)) {
    const clip = around(box, 24);
    const screenshot = page.screenshot({ clip, fullPage: true, animations: 'disabled' });
    // A part outside the page cannot be captured.
    const body = await screenshot.catch(() => undefined);
    if (body) await test.info().attach(`${where}: ${line}`, { body, contentType: 'image/png' });
  }
  expect.soft([...lines.keys()].join('\n'), where).toBe('');
}
