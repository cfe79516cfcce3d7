import type { CDPSession } from '@playwright/test';
import { tabs } from '../src/navigation';
import { expect, test } from './support/fixtures';
import { show } from './support/screens';

// What Chromium itself tells screen readers, word for word. Playwright works out names on its own,
// and so does not notice where a browser runs two words together (WCAG 1.3.1, 4.1.2).

test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium shows its own tree');

/** Roles of parts whose text is read out in one go. */
const spoken = /^(button|link|heading|textbox|tab|paragraph|term|definition|LabelText)$/;

interface Node {
  nodeId: string;
  role?: { value: string };
  name?: { value: string };
  childIds?: string[];
  backendDOMNodeId?: number;
}

test('no two words on any screen are heard as one', async ({ site }) => {
  test.slow();
  const session = await site.context().newCDPSession(site);
  for (const { id, label } of tabs) {
    await show(site, id);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const all = new Map(nodes.map((node) => [node.nodeId, node as Node]));
    const parts = nodes.filter(({ ignored, role }) => !ignored && spoken.test(role?.value ?? ''));
    expect(parts.length, label).toBeGreaterThan(20);

    for (const part of parts as Node[]) {
      const seen = await wordsSeen(session, part);
      const heard = oneLine(part.name?.value || textOf(part, all));
      // A name of its own, such as that of an icon, has nothing on the screen to differ from.
      if (heard.replaceAll(' ', '') !== seen.replaceAll(' ', '')) continue;
      expect.soft(heard, `${label}, ${part.role?.value}`).toBe(seen);
    }
  }
});

test('lists without bullets say that they are lists, or Safari keeps it to itself', async ({
  site,
}) => {
  const silent = await site.evaluate(() =>
    [...document.querySelectorAll('ul, ol')]
      .filter((list) => getComputedStyle(list).listStyleType === 'none' && !list.role)
      .map((list) => list.outerHTML.slice(0, 80)),
  );
  expect(silent).toEqual([]);
});

function textOf(node: Node, all: Map<string, Node>): string {
  if (node.role?.value === 'StaticText') return node.name?.value ?? '';
  return (node.childIds ?? [])
    .flatMap((child) => all.get(child) ?? [])
    .map((child) => textOf(child, all))
    .join('');
}

/** The words of a part as they stand on the screen; those of a field are its label's. */
async function wordsSeen(session: CDPSession, { backendDOMNodeId }: Node): Promise<string> {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration: 'function () { return this.labels?.[0]?.innerText ?? this.innerText }',
    returnByValue: true,
  });
  return oneLine(result.value ?? '');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
