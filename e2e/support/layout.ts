import type { Page } from '@playwright/test';
import { onlyHeard } from './rendered-text';

/** What reaches out of the window to the side, where one would have to scroll in two directions. */
export function lostSideways(page: Page): Promise<string[]> {
  return page.evaluate((unseen) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const lost = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent: words } = walker.currentNode;
      if (!words?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest(`[role=status], ${unseen}`)) continue;
      const range = document.createRange();
      range.selectNode(walker.currentNode);
      const { left, right } = range.getBoundingClientRect();
      if (left < -1 || right > clientWidth + 1) lost.push(`"${words.slice(0, 50)}" is outside`);
    }
    return lost;
  }, onlyHeard);
}

/** Text that its box cuts off, or that another text lies on. */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate((unseen) => {
    const seen = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest(`svg, [role=status], ${unseen}`),
    );
    const cut = seen
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const words = element instanceof HTMLTextAreaElement ? '' : element.innerText?.trim();
        // The map's numbers and names are looked at in route-map.spec.ts.
        return (
          words &&
          !element.querySelector('svg text') &&
          ((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (hides(overflowY) && element.scrollHeight > element.clientHeight + 1))
        );
      })
      .map((element) => `cut: "${element.innerText.slice(0, 50)}"`);

    // Lines of text, a little smaller than they are: tight lines may touch.
    const header = document.querySelector('header');
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
    const range = document.createRange();
    const lines = seen
      .filter((element) => !header?.contains(element) && !isFixed(element))
      .flatMap((element) =>
        [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
          .flatMap((node) => {
            range.selectNode(node);
            return [...range.getClientRects()].map((box) => ({
              words: node.textContent?.slice(0, 40),
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
          overlaps.push(`"${one.words}" and "${other.words}" overlap`);
      }
    }
    return [...cut, ...overlaps];
  }, onlyHeard);
}

/** Controls smaller than 44 × 44 px; links inside a sentence may be. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    (unseen) =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [role=tab]')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest(unseen))
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
    onlyHeard,
  );
}

/** Text with lines over 80 characters, lines closer than 1.5, or justified lines. */
export function longLines(page: Page): Promise<string[]> {
  return page.evaluate((unseen) => {
    const range = document.createRange();
    const blocks = new Map<Element, Map<number, number>>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      let block = node.parentElement;
      if (!block?.checkVisibility({ visibilityProperty: true })) continue;
      if (block.closest(`h1, h2, h3, h4, button, svg, ${unseen}`)) continue;
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
      const troubles: string[] = [];
      const { fontSize, lineHeight, textAlign } = getComputedStyle(block);
      const name = block.textContent?.slice(0, 40);
      if (textAlign === 'justify') troubles.push(`"${name}" is justified`);
      const longest = Math.max(0, ...perLine.values());
      if (longest > 81) troubles.push(`"${name}" has ${longest} characters in a line`);
      const leading = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      if (perLine.size > 1 && leading < 1.499)
        troubles.push(`"${name}" has a leading of ${leading.toFixed(2)}`);
      return troubles;
    });
  }, onlyHeard);
}
