import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { describeFinding } from './findings';
import { findFaults } from './inspect';
import type { Rule } from './rule';
import {
  inState,
  type Preference,
  preferences,
  resize,
  type SizeName,
  type State,
} from './variants';

// Every rule finds exactly what is wrong with the faulty pages beside it, and nothing in the others.

const base = `<!doctype html><html lang="en"><title>Page</title><style>
  * { margin: 0; box-sizing: border-box }
  body { font: 16px/1.5 sans-serif; color: #000; background: #fff; padding: 20px }
  a, button, input { display: inline-block; width: 80px; height: 48px; font: inherit; color: #000;
    cursor: pointer; background: #fff; border: 2px solid #000; outline-offset: 4px }
  button:focus-visible { outline: 3px solid #000 }
  section { position: relative; padding: 20px }
  .justified { width: 100px; text-align-last: justify }
</style>`;

interface Rendering {
  size?: SizeName;
  state?: State;
  preference?: Preference;
  media?: Parameters<Page['emulateMedia']>[0];
}

test.skip(
  ({ browserName, isMobile }) => browserName !== 'chromium' || isMobile,
  'only Chromium can set the states, and the figures are those of a desktop',
);

/** The renderings, by the names that the comments in the HTML files use. */
const renderings: Record<string, Rendering> = {
  'light colors': {},
  'dark colors': { preference: 'dark' },
  focus: { state: 'focus' },
  'forced colors': { preference: 'forced colors' },
  print: { media: { media: 'print' } },
  'a small window': { size: 'phone' },
  'reduced motion': { media: { reducedMotion: 'reduce' } },
};

interface Example {
  rendering: Rendering;
  findings: string[];
  html: string;
}

const folder = join(import.meta.dirname, 'rules');
const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
const rules = await Promise.all(
  files.map(async (file): Promise<Rule> => (await import(`./rules/${file}`)).rule),
);

/** `<!-- passes -->` or `<!-- fails: finding -->`, also with ` in forced colors`, and a page below. */
const commentedPage =
  /^<!-- (?:passes|fails(?=.*: ))(?: in ([a-z ]+))?(?:: ([\s\S]+?))? -->\n([\s\S]+)$/;

/** Reads the pages of a rule, each below a comment that says what is found in it. */
function examplesOf({ name: rule }: Rule): Example[] {
  const text = readFileSync(join(folder, `${rule}.html`), 'utf8');
  return text.split(/^(?=<!--)/m).map((example) => {
    const [, name = 'light colors', findings = '', html] = example.match(commentedPage) ?? [];
    const rendering = renderings[name];
    if (!rendering || !html)
      throw new Error(`${rule}.html: no such comment, or no page: ${example}`);
    const lines = findings.match(/\S.*/g) ?? [];
    return { rendering, findings: lines.map((line) => withRule(line, rule)), html };
  });
}

/** Findings of another rule name it. */
const withRule = (finding: string, rule: string) =>
  /\([a-z-]+\)$/.test(finding) ? finding : `${finding} (${rule})`;

test('each rule finds the faults of its failing pages, and none in its passing pages', {
  tag: '@all',
}, async ({ page }) => {
  for (const rule of rules) {
    const examples = examplesOf(rule);
    const passing = examples.filter(({ findings }) => findings.length === 0);
    expect(passing.length, `pages of ${rule.name} that pass`).toBeGreaterThan(0);
    for (const { rendering, findings, html } of examples)
      expect.soft(await findingsIn(page, html, rendering), html).toEqual(findings);
  }
});

test('page with a fault of every rule: finds each fault once', async ({ page }) => {
  const isFaulty = ({ findings }: Example) => findings.length > 0;
  const faults = rules.flatMap((rule) => examplesOf(rule).find(isFaulty) ?? []);
  expect(faults).toHaveLength(rules.length);
  const html = faults.map((fault) => `<div>${fault.html}</div>`).join('\n');
  const found = new Set<string>();
  for (const rendering of new Set(faults.map((fault) => fault.rendering))) {
    const lines = await findingsIn(page, html, rendering);
    expect.soft(lines).toEqual([...new Set(lines)]);
    for (const line of lines) found.add(line);
  }
  expect([...found].sort()).toEqual(faults.flatMap(({ findings }) => findings).sort());
});

test('inspecting a page does not scroll it', async ({ page }) => {
  const hidden = '<p style="margin-top: 2000px">Hidden</p>';
  await findingsIn(page, `<div style="height: 99px; overflow: auto">${hidden}</div>${hidden}`, {});
  const positions = () =>
    [...document.querySelectorAll('html, div')].map(({ scrollTop }) => scrollTop);
  expect(await page.evaluate(positions)).toEqual([0, 0]);
});

/** The source of a picture is a color, such as `src="#777"`; it is twice as wide as tall. */
const withPictures = (html: string) =>
  html.replaceAll(
    /src="#(\w+)"/g,
    `src='data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">
      <rect width="200" height="100" fill="%23$1"/></svg>'`,
  );

async function findingsIn(
  page: Page,
  html: string,
  { size = 'desktop', state = 'rest', preference = 'light', media = {} }: Rendering,
): Promise<string[]> {
  const lines: string[] = [];
  await resize(page, size);
  await page.emulateMedia({
    media: 'screen',
    reducedMotion: 'no-preference',
    ...preferences[preference],
    ...media,
  });
  await page.setContent(base + withPictures(html));
  await inState(page, state, async () => {
    const options = { isFocused: state === 'focus', overPictures: 'all' } as const;
    lines.push(...(await findFaults(page, options)).map(describeFinding));
  });
  return lines;
}
