import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type NodeResult, type Result } from 'axe-core';
import { expect, test } from './fixtures';

/** Rules that only ask for a manual review, and those whose subject sweep.spec.ts measures. */
const omittedRules = [
  'color-contrast',
  'color-contrast-enhanced',
  // The tests open every part of the page that can be opened.
  'hidden-content',
  // The video player is a third party's frame.
  'frame-tested',
];

/** Every rule of axe, including the experimental ones and excluding the deprecated ones. */
const rules = Object.fromEntries(
  axe
    .getRules()
    .filter(({ tags }) => !tags.includes('deprecated'))
    .map(({ ruleId }) => [ruleId, { enabled: !omittedRules.includes(ruleId) }]),
);

/** Radix's focus proxies before and after a toast pass the focus on at once. */
const focusProxy = /^<span tabindex="0" style="position: fixed/;

/**
 * Fails with one paragraph per violation: the screen, its state, the element, the rule, and a link
 * to the rule's documentation. Results that axe leaves undecided count as violations.
 */
export async function expectNoAxeViolations(
  page: Page,
  screen: string,
  state: string,
): Promise<void> {
  const isInjected = await page.evaluate(() => 'axe' in window);
  // Injecting axe, which is half a megabyte, once per page is enough.
  const { violations, incomplete } = await new AxeBuilder({
    page,
    axeSource: isInjected ? ';' : axe.source,
  })
    .setLegacyMode()
    .options({ rules, resultTypes: ['violations', 'incomplete'] })
    .analyze();
  const descriptions = [...violations, ...incomplete].flatMap((rule) =>
    rule.nodes
      .filter(({ html }) => !(rule.id === 'focus-order-semantics' && focusProxy.test(html)))
      .map((node) => describe(`Screen: ${screen} (${state})`, rule, node)),
  );
  const count = descriptions.length === 0 ? 'no violations' : `${descriptions.length} violations`;
  test.info().annotations.push({ type: 'axe', description: `${screen} (${state}): ${count}` });
  expect.soft(descriptions.join('\n\n'), 'axe violations').toBe('');
}

function describe(where: string, { id, help, helpUrl }: Result, node: NodeResult): string {
  return [
    where,
    `Element: ${node.target.join(' ')}  ${node.html.slice(0, 200)}`,
    `Rule: ${id}: ${help}`,
    node.failureSummary ?? '',
    `How to fix it: ${helpUrl}`,
  ].join('\n');
}
