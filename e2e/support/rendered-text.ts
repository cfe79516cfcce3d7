import type { Page } from '@playwright/test';

/** A box in CSS pixels from the top left of the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PaintedText {
  words: string;
  color: string;
  /** How much of the color is laid over what is behind, 0 to 1. */
  opacity: number;
  /** Large as WCAG 1.4.6 has it: from 24 px, or bold from 18.66 px. */
  isLarge: boolean;
  boxes: Box[];
}

/** What is there to be heard, and cut down to nothing for the eye. */
export const onlyHeard = '.utilities_visuallyHidden, .SkipLink_skipLink:not(:focus)';

/** Leaves everything but the words. */
export const hideText = `* {
  color: transparent !important;
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
}
text { fill: transparent !important; }`;

/** Every piece of text that is painted now on the page, with its color and where it stands. */
export function textsOf(page: Page): Promise<PaintedText[]> {
  return page.evaluate((unseen) => {
    const texts: PaintedText[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      const words = node.textContent?.trim();
      if (!words || !parent) continue;
      const isSeen = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || parent.closest(`noscript, script, style, ${unseen}`)) continue;

      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()]
        .map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height }))
        .filter(({ width, height }) => width > 2 && height > 2);
      if (boxes.length === 0) continue;

      let opacity = 1;
      for (let at: Element | null = parent; at; at = at.parentElement) {
        opacity *= Number(getComputedStyle(at).opacity);
      }
      const { color: textColor, fill, fontSize, fontWeight } = getComputedStyle(parent);
      const color = parent instanceof SVGElement ? fill : textColor;
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      texts.push({ words: words.slice(0, 60), color, opacity, isLarge, boxes });
    }
    return texts;
  }, onlyHeard);
}

export interface PaintedBox extends Box {
  name: string;
  isRound: boolean;
}

/** Where the elements that a selector finds are painted now, and what they are called. */
export function boxesOf(page: Page, selector: string): Promise<PaintedBox[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>(wanted)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return {
            name: element.ariaLabel || element.innerText || element.id || element.tagName,
            isRound: getComputedStyle(element).borderRadius.includes('%'),
            ...{ x: x + scrollX, y: y + scrollY, width, height },
          };
        })
        .filter(({ width, height }) => width > 2 && height > 2),
    selector,
  );
}

/**
 * Paints only the pictures that text or a control stands on, because the others take long to
 * paint, and waits until those are loaded.
 */
export function paintOnlyGrounds(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const range = document.createRange();
    const seen = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const upon = seen.flatMap((element) => {
      if (element.matches('button:not([aria-haspopup])')) return [element.getBoundingClientRect()];
      const words = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      return words.map((node) => {
        range.selectNode(node);
        return range.getBoundingClientRect();
      });
    });
    const isGround = ({ top, bottom, left, right }: DOMRect) =>
      upon.some(
        (box) => box.top < bottom && box.bottom > top && box.left < right && box.right > left,
      );
    for (const image of document.images) {
      const isNeeded = isGround(image.getBoundingClientRect());
      image.style.visibility = isNeeded ? '' : 'hidden';
      if (!isNeeded) continue;
      image.loading = 'eager';
      // A picture for another width may just be taking its place.
      await image.decode().catch(() => image.decode());
    }
  });
}
