import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type NodeResult, type Result } from 'axe-core';
import { expect, test } from './fixtures';

/** Requests to look by hand, which are no findings. */
const requests = [
  // Something is hidden: all that can be opened is opened by the tests.
  'hidden-content',
  // Somebody else's frame was not looked into: the video player is another company's.
  'frame-tested',
];

/** Every rule axe has, also the experimental ones, but those its makers have given up. */
const rules = Object.fromEntries(
  axe
    .getRules()
    .filter(({ tags }) => !tags.includes('deprecated'))
    .map(({ ruleId }) => [ruleId, { enabled: !requests.includes(ruleId) }]),
);

/** Radix's two doors into a toast pass the focus on at once: nobody ever stands on them. */
const passFocusOn = /^<span tabindex="0" style="position: fixed/;

/** What axe cannot decide by itself, because contrast.spec.ts measures it in pixels. */
const measuredElsewhere = ['color-contrast', 'color-contrast-enhanced'];

/**
 * Fails with one paragraph per barrier: on which screen, in which state, which element, what is
 * wrong, and where to read how to mend it. What axe leaves undecided counts as a barrier.
 */
export async function expectNoBarriers(page: Page, screen: string, state: string): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // Half a megabyte, which a page that has it need not read again.
  const { violations, incomplete } = await new AxeBuilder({
    page,
    axeSource: isThere ? ';' : axe.source,
  })
    .setLegacyMode()
    .options({ rules, resultTypes: ['violations', 'incomplete'] })
    .analyze();
  const undecided = incomplete.filter(({ id }) => !measuredElsewhere.includes(id));
  const where = `Screen: ${screen} (${state})`;
  const barriers = [...violations, ...undecided].flatMap((rule) =>
    rule.nodes
      .filter(({ html }) => !(rule.id === 'focus-order-semantics' && passFocusOn.test(html)))
      .map((node) => describe(where, rule, node)),
  );
  const found = barriers.length === 0 ? 'no barrier' : `${barriers.length} barriers`;
  test.info().annotations.push({ type: 'axe', description: `${screen} (${state}): ${found}` });
  expect.soft(barriers.join('\n\n'), 'barriers that axe found').toBe('');
}

function describe(where: string, { id, help, helpUrl }: Result, node: NodeResult): string {
  return [
    where,
    `Element: ${node.target.join(' ')}  ${node.html.slice(0, 200)}`,
    `Rule: ${id}: ${help}`,
    node.failureSummary ?? '',
    `How to mend it: ${helpUrl}`,
  ].join('\n');
}
