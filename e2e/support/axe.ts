import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type NodeResult, type Result } from 'axe-core';
import { expect } from './fixtures';

/** Half the size of `axe.source`, which the page would have to parse. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Every rule of axe, including the experimental ones and excluding the deprecated ones. Text that has the contrast
 * that `color-contrast-enhanced` asks for has that of `color-contrast`, and each takes half of axe's time.
 */
const rules = axe
  .getRules()
  .filter(({ ruleId, tags }) => ruleId !== 'color-contrast' && !tags.includes('deprecated'));

/** Elements for which a rule is wrong, or which another test opens. */
const exceptions = [
  {
    rule: 'focus-order-semantics',
    element: 'span[tabindex="0"][style*="position: fixed"]',
    reason: 'Radix renders it around a toast, and it passes the focus on at once.',
  },
  { rule: 'frame-tested', element: 'iframe', reason: 'The video player is a third party’s page.' },
  {
    rule: 'hidden-content',
    element: '[data-no-script], [data-without-app]',
    reason: 'It is shown when the app cannot load, which sweep.spec.ts tests.',
  },
  {
    rule: 'hidden-content',
    element:
      ':is(html:not([data-app]), [data-load-state=failed]) :is(button, [role=tablist], [data-needs-script])',
    reason: 'It is not displayed on the page without scripts, and is tested with them.',
  },
  {
    rule: 'hidden-content',
    element: 'iframe[src*=livechat]',
    reason: 'The chat window is a third party’s page.',
  },
  {
    rule: 'hidden-content',
    element: '[aria-roledescription=slide]',
    reason: 'A slide that is shown later, with the same structure as the first one.',
  },
  {
    rule: 'hidden-content',
    element: 'button[aria-controls], button[aria-controls] + div',
    reason: 'The menu, which is tested on phones and when open.',
  },
  {
    rule: 'hidden-content',
    element: 'div:has(> a[href="#route-map"])',
    reason: 'The link to the map, which is tested on phones.',
  },
  {
    rule: 'hidden-content',
    element: '[data-print=only]',
    reason: 'Contact details that are only printed.',
  },
  {
    rule: 'hidden-content',
    element: 'fieldset p',
    reason: 'The text of a month that is not chosen, or what stands there until one is.',
  },
  {
    rule: 'hidden-content',
    element: 'input[hidden]',
    reason: 'It holds what a button has started, for the browser to restore.',
  },
  {
    rule: 'hidden-content',
    element: 'th > span',
    reason: 'The rest of the name of a month, for which a phone has no room; the name is spoken.',
  },
];

type Exception = (typeof exceptions)[number];

/** Results that axe leaves undecided count as violations, except those about contrast. */
type AxeResult = Result & { isUndecided: boolean };

export interface AxeOptions {
  within?: string;
  about?: 'everything' | 'colors' | 'structure';
}

/**
 * Fails with one paragraph per violation: the state of the page, the element, the rule, and a link to the
 * rule's documentation. Where axe cannot decide about contrast, as over a picture, the inspector measures it.
 *
 * @param within a selector of the parts of the page to test, for states that change only these
 * @param about the rules to run: those about color if nothing else has changed, or those about the rest
 */
export async function expectNoAxeViolations(
  page: Page,
  state: string,
  { within = '', about = 'everything' }: AxeOptions = {},
): Promise<void> {
  const descriptions: string[] = [];
  const putBack = await takeOutHiddenScreens(page);
  try {
    const results = await withForcedTextColors(page, () => runAxe(page, within, about));
    for (const rule of results) {
      if (isUndecidedContrast(rule)) continue;
      for (const node of rule.nodes)
        if ((await exceptionsFor(page, rule, node)).length === 0)
          descriptions.push(describe(state, rule, node));
    }
  } finally {
    await putBack();
  }
  expect.soft(descriptions.join('\n\n'), 'axe violations').toBe('');
}

async function runAxe(
  page: Page,
  within: string,
  about: AxeOptions['about'],
): Promise<AxeResult[]> {
  const isInjected = await page.evaluate(() => 'axe' in window);
  const enabled = rules.filter(
    ({ tags }) => about === 'everything' || tags.includes('cat.color') === (about === 'colors'),
  );
  // Injecting axe once per page is enough.
  const builder = new AxeBuilder({ page, axeSource: isInjected ? ';' : axeSource })
    .setLegacyMode()
    .options({
      runOnly: { type: 'rule', values: enabled.map(({ ruleId }) => ruleId) },
      resultTypes: ['violations', 'incomplete'],
      iframes: false,
    });
  if (within) builder.include(within);
  const { violations, incomplete } = await builder.analyze();
  return [
    ...violations.map((rule) => ({ ...rule, isUndecided: false })),
    ...incomplete.map((rule) => ({ ...rule, isUndecided: true })),
  ];
}

/**
 * Removes the hidden screens from the document while axe runs. Otherwise, axe would read all their elements, too. Its
 * selectors are unique only in the document that it has read, so they are resolved before the screens are restored.
 *
 * @returns a function that restores them
 */
async function takeOutHiddenScreens(page: Page): Promise<() => Promise<void>> {
  const places = await page.evaluateHandle(() =>
    [...document.querySelectorAll('[data-screen][hidden]')].map((screen) => {
      const place = document.createComment('');
      screen.replaceWith(place);
      return { screen, place };
    }),
  );
  return () =>
    places.evaluate((all) => {
      for (const { screen, place } of all) place.replaceWith(screen);
    });
}

const isUndecidedContrast = ({ id, isUndecided }: AxeResult) =>
  isUndecided && id.startsWith('color-contrast');

/**
 * Runs axe with the colors of text that are drawn. In forced colors, axe would read
 * `-webkit-text-fill-color`, which Chromium computes as if colors were not forced.
 */
async function withForcedTextColors<T>(page: Page, run: () => Promise<T>): Promise<T> {
  const setFill = (isSet: boolean) => {
    if (!matchMedia('(forced-colors: active)').matches) return;
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      element.style.setProperty(
        '-webkit-text-fill-color',
        isSet ? getComputedStyle(element).color : '',
      );
  };
  await page.evaluate(setFill, true);
  try {
    return await run();
  } finally {
    await page.evaluate(setFill, false);
  }
}

/** The exceptions that apply to a result. */
async function exceptionsFor(
  page: Page,
  { id }: Result,
  { target }: NodeResult,
): Promise<Exception[]> {
  const ofRule = exceptions.filter(({ rule }) => rule === id);
  if (ofRule.length === 0) return [];
  const applies = await page.evaluate(
    ([selector, elements]) =>
      elements.map((element) => Boolean(document.querySelector(selector)?.closest(element))),
    [String(target[0]), ofRule.map(({ element }) => element)] as const,
  );
  return ofRule.filter((_, index) => applies[index]);
}

function describe(state: string, { id, help, helpUrl }: Result, node: NodeResult): string {
  return [
    `State: ${state}`,
    `Element: ${node.target.join(' ')}  ${node.html.slice(0, 200)}`,
    `Rule: ${id}: ${help}`,
    node.failureSummary ?? '',
    `How to fix it: ${helpUrl}`,
  ].join('\n');
}
