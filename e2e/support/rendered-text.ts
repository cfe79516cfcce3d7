import type { Page } from '@playwright/test';

/** A box in CSS pixels, relative to the top left of the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface RenderedText {
  text: string;
  color: string;
  /** The product of the opacities of its ancestors, 0 to 1. */
  opacity: number;
  /** As WCAG 1.4.6 defines large text: at least 24 px, or bold and at least 18.66 px. */
  isLarge: boolean;
  boxes: Box[];
}

/** Content for screen readers only, clipped to nothing on the screen. */
export const visuallyHidden = '.utilities_visuallyHidden, .SkipLink_skipLink:not(:focus)';

/** A style sheet that makes all text transparent and leaves everything else. */
export const hideText = `* {
  color: transparent !important;
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
}
text { fill: transparent !important; }`;

/** Every text node that is currently rendered, with its color and line boxes. */
export function renderedTexts(page: Page): Promise<RenderedText[]> {
  return page.evaluate((hiddenSelector) => {
    const texts: RenderedText[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !parent) continue;
      const isVisible = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isVisible || parent.closest(`noscript, script, style, ${hiddenSelector}`)) continue;

      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()]
        .map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height }))
        .filter(({ width, height }) => width > 2 && height > 2);
      if (boxes.length === 0) continue;

      let opacity = 1;
      for (let at: Element | null = parent; at; at = at.parentElement)
        opacity *= Number(getComputedStyle(at).opacity);
      const { color: textColor, fill, fontSize, fontWeight } = getComputedStyle(parent);
      const color = parent instanceof SVGElement ? fill : textColor;
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      texts.push({ text: text.slice(0, 60), color, opacity, isLarge, boxes });
    }
    return texts;
  }, visuallyHidden);
}

export interface RenderedBox extends Box {
  name: string;
  isRound: boolean;
}

/** The boxes of the visible elements that match a selector, and a name for each. */
export function renderedBoxes(page: Page, selector: string): Promise<RenderedBox[]> {
  return page.evaluate(
    (query) =>
      [...document.querySelectorAll<HTMLElement>(query)]
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
 * Hides every image without text or a control on top of it, because images are slow to paint, and
 * waits until the others are decoded.
 */
export function hideForegroundImages(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const range = document.createRange();
    const visible = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const foreground = visible.flatMap((element) => {
      if (element.matches('button:not([aria-haspopup])')) return [element.getBoundingClientRect()];
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      return texts.map((node) => {
        range.selectNode(node);
        return range.getBoundingClientRect();
      });
    });
    const isBackground = ({ top, bottom, left, right }: DOMRect) =>
      foreground.some(
        (box) => box.top < bottom && box.bottom > top && box.left < right && box.right > left,
      );
    for (const image of document.images) {
      const isVisible = isBackground(image.getBoundingClientRect());
      image.style.visibility = isVisible ? '' : 'hidden';
      if (!isVisible) continue;
      image.loading = 'eager';
      // Decoding fails if the browser is switching to another srcset candidate; try again.
      await image.decode().catch(() => image.decode());
    }
  });
}
