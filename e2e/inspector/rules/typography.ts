import { type Fault, fault } from '../findings';
import { quote, type Rendered, styleOf } from '../rendered-page';
import type { PageRule } from '../rule';

/**
 * Finds more than 80 characters in a line; line heights below 1.5 in text of several lines and more than 80
 * characters; justified text. Cannot see headings, buttons, text in `svg`.
 */
export const rule: PageRule = {
  name: 'typography',
  inspects: ['layout'],
  find,
};

/** The most characters of a line (WCAG 1.4.8). */
const longestLine = 80;

/** The smallest ratio of line height to font size (WCAG 1.4.8), minus a rounding error. */
const smallestLineHeight = 1.5 - 0.001;

/** What `line-height: normal` is in most fonts. Its computed value has no number. */
const normalLineHeight = 1.2;

/** The characters of the shortest block of text. A label, a name, or a question has fewer. */
const shortestBlock = 80;

function* find({ texts }: Rendered): Iterable<Fault> {
  for (const [block, nodes] of textNodesByBlock(texts)) {
    const { fontSize, lineHeight, textAlign } = styleOf(block);
    const rect = block.getBoundingClientRect();
    const subject = quote(block.textContent ?? '');
    if (textAlign === 'justify') yield fault(subject, rect, 'has text-align: justify, needs start');
    const lines = charactersPerLine(nodes);
    const longest = Math.max(0, ...lines);
    if (longest > longestLine)
      yield fault(subject, rect, `has ${longest} characters in a line, at most ${longestLine}`);
    const ratio =
      lineHeight === 'normal'
        ? normalLineHeight
        : Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    const length = lines.reduce((sum, characters) => sum + characters, 0);
    if (lines.length > 1 && length > shortestBlock && ratio < smallestLineHeight)
      yield fault(subject, rect, `has a line height of ${ratio.toFixed(2)}, needs 1.5`);
  }
}

function textNodesByBlock(texts: Rendered['texts']): Map<Element, Node[]> {
  const blocks = new Map<Element, Node[]>();
  for (const { element, node } of texts) {
    if (element.closest('h1, h2, h3, h4, button, svg')) continue;
    let block = element;
    while (block.parentElement && styleOf(block).display === 'inline') block = block.parentElement;
    blocks.set(block, [...(blocks.get(block) ?? []), node]);
  }
  return blocks;
}

function charactersPerLine(nodes: Node[]): number[] {
  const lines = new Map<number, number>();
  const range = new Range();
  for (const node of nodes)
    for (let at = 0; at < (node.textContent ?? '').length; at++) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { bottom, width } = range.getBoundingClientRect();
      const line = Math.round(bottom);
      if (width > 0) lines.set(line, (lines.get(line) ?? 0) + 1);
    }
  return [...lines.values()];
}
