import type { Page } from '@playwright/test';
import { visuallyHidden } from './rendered-text';

/** Content that overflows the viewport horizontally (WCAG 1.4.10). */
export function horizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate((hiddenSelector) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const overflowing = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent: text } = walker.currentNode;
      if (!text?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest(`[role=status], ${hiddenSelector}`)) continue;
      const range = document.createRange();
      range.selectNode(walker.currentNode);
      const { left, right } = range.getBoundingClientRect();
      if (left < -1 || right > clientWidth + 1)
        overflowing.push(`"${text.slice(0, 50)}" is outside`);
    }
    return overflowing;
  }, visuallyHidden);
}

/** Text that is clipped by its box or overlapped by other text (WCAG 1.4.4, 1.4.12). */
export function clippedOrOverlappingText(page: Page): Promise<string[]> {
  return page.evaluate((hiddenSelector) => {
    const visible = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest(`svg, [role=status], ${hiddenSelector}`),
    );
    const clipped = visible
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const text = element instanceof HTMLTextAreaElement ? '' : element.innerText?.trim();
        // route-map.spec.ts checks the labels of the map.
        return (
          text &&
          !element.querySelector('svg text') &&
          ((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (hides(overflowY) && element.scrollHeight > element.clientHeight + 1))
        );
      })
      .map((element) => `clipped: "${element.innerText.slice(0, 50)}"`);

    // The line boxes, slightly reduced: with a small line height they may touch.
    const header = document.querySelector('header');
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
    const range = document.createRange();
    const lines = visible
      .filter((element) => !header?.contains(element) && !isFixed(element))
      .flatMap((element) =>
        [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
          .flatMap((node) => {
            range.selectNode(node);
            return [...range.getClientRects()].map((box) => ({
              text: node.textContent?.slice(0, 40),
              top: box.top + box.height * 0.3,
              bottom: box.bottom - box.height * 0.3,
              left: box.left + 1,
              right: box.right - 1,
            }));
          }),
      )
      .sort((one, other) => one.top - other.top);
    const overlaps: string[] = [];
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.top >= one.bottom) break;
        if (other.left < one.right && other.right > one.left)
          overlaps.push(`"${one.text}" and "${other.text}" overlap`);
      }
    }
    return [...clipped, ...overlaps];
  }, visuallyHidden);
}

/** Controls smaller than 44 × 44 px, except links inside a sentence (WCAG 2.5.5). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    (hiddenSelector) =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [role=tab]')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest(hiddenSelector))
        .filter((element) => {
          const sentence = element.closest('p')?.innerText ?? '';
          const isInSentence =
            element.matches('p a') && sentence.length > 2 * element.innerText.length;
          const { width, height } = element.getBoundingClientRect();
          if (isInSentence) return false;
          return Math.round(width * 10) < 440 || Math.round(height * 10) < 440;
        })
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          const name = element.innerText || element.ariaLabel || element.id;
          return `"${name}" is ${width.toFixed(1)} × ${height.toFixed(1)}`;
        }),
    visuallyHidden,
  );
}

/**
 * Text with more than 80 characters in a line, a line height below 1.5, or justified alignment
 * (WCAG 1.4.8).
 */
export function typographyProblems(page: Page): Promise<string[]> {
  return page.evaluate((hiddenSelector) => {
    const range = document.createRange();
    const blocks = new Map<Element, Map<number, number>>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      let block = node.parentElement;
      if (!block?.checkVisibility({ visibilityProperty: true })) continue;
      if (block.closest(`h1, h2, h3, h4, button, svg, ${hiddenSelector}`)) continue;
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
  }, visuallyHidden);
}
