import type { Page } from '@playwright/test';

/**
 * Text with more than 80 characters in a line, a line height below 1.5, or justified alignment
 * (WCAG 1.4.8).
 */
export function typographyProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const blocks = new Map<Element, Map<number, number>>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      let block = node.parentElement;
      if (!block?.checkVisibility({ visibilityProperty: true })) continue;
      if (block.closest('h1, h2, h3, h4, button, svg')) continue;
      while (block?.parentElement && getComputedStyle(block).display === 'inline')
        block = block.parentElement;
      if (!block) continue;
      const perLine = blocks.get(block) ?? new Map<number, number>();
      blocks.set(block, perLine);
      for (let at = 0; at < (node.textContent ?? '').length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { bottom, width } = range.getBoundingClientRect();
        const line = Math.round(bottom);
        if (width > 0) perLine.set(line, (perLine.get(line) ?? 0) + 1);
      }
    }

    return [...blocks].flatMap(([block, perLine]) => {
      const problems: string[] = [];
      const { fontSize, lineHeight, textAlign } = getComputedStyle(block);
      const name = block.textContent?.slice(0, 40);
      if (textAlign === 'justify') problems.push(`"${name}" is justified`);
      const longest = Math.max(0, ...perLine.values());
      if (longest > 81) problems.push(`"${name}" has ${longest} characters in a line`);
      const ratio = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      if (perLine.size > 1 && ratio < 1.499)
        problems.push(`"${name}" has a line height of ${ratio.toFixed(2)}`);
      return problems;
    });
  });
}
