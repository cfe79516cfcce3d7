import type { CDPSession } from '@playwright/test';
import { cdpSession } from './support/cdp';
import { tabs } from './support/content';
import { expect, test } from './support/fixtures';
import { navigateTo } from './support/screens';

// Accessible names as Chromium exposes them. Playwright computes names itself, and does not notice
// where a browser joins two words without a space (WCAG 1.3.1, 4.1.2).

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'only Chromium has the DevTools Protocol',
);

/** Roles whose whole text is announced at once. */
const announcedRoles = /^(button|link|heading|textbox|tab)$/;

test('accessible names separate words as the visible text does', { tag: '@all' }, async ({
  readOnlySite: site,
}) => {
  const session = await cdpSession(site);
  // Header and footer are the same on every screen.
  const known = new Set<number | undefined>();
  for (const { id, label } of tabs) {
    await navigateTo(site, id);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const announced = nodes.filter(
      ({ ignored, role, backendDOMNodeId }) =>
        !ignored && announcedRoles.test(role?.value ?? '') && !known.has(backendDOMNodeId),
    );
    for (const { backendDOMNodeId } of announced) known.add(backendDOMNodeId);
    const texts = await Promise.all(
      announced.map(({ backendDOMNodeId }) => visibleText(session, backendDOMNodeId)),
    );
    const compared: string[] = [];
    for (const [index, { role, name: computed }] of announced.entries()) {
      const visible = texts[index] ?? '';
      const name = normalizeSpaces(computed?.value);
      // An explicit name, such as that of an icon button, has no visible text to compare.
      if (name.replaceAll(' ', '') !== visible.replaceAll(' ', '')) continue;
      compared.push(visible);
      expect.soft(name, `${label}, ${role?.value}`).toBe(visible);
    }
    expect(compared.length, label).toBeGreaterThan(announced.length / 2);
  }
});

/** The visible text of an element, or of its label for a form field. */
async function visibleText(session: CDPSession, backendNodeId?: number): Promise<string> {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration: 'function () { return this.labels?.[0]?.innerText ?? this.innerText }',
    returnByValue: true,
  });
  return normalizeSpaces(result.value);
}

function normalizeSpaces(text = ''): string {
  return text.replace(/\s+/g, ' ').trim();
}
