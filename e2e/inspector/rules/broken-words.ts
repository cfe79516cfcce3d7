import { type Fault, fault } from '../findings';
import { type Rendered, styleOf } from '../rendered-page';
import type { PageRule } from '../rule';

/**
 * Finds words broken into two lines, even at a soft hyphen, other than email addresses (WCAG 1.4.4). Cannot
 * see text with `hyphens: auto` or wider letter spacing; words of 80% of the window or more, or in several
 * elements.
 */
export const rule: PageRule = {
  name: 'broken-words',
  inspects: ['layout', 'printed layout'],
  find,
};

/** A word that is narrower than this share of the window must not break. A wider one hardly fits. */
const longestWordShare = 0.8;

function* find({ texts }: Rendered): Iterable<Fault> {
  const range = new Range();
  for (const { element, node, rects } of texts) {
    const { hyphens, letterSpacing } = styleOf(element);
    // With wider text spacing, a word may break (WCAG 1.4.12).
    const mayBreak = hyphens === 'auto' || Number.parseFloat(letterSpacing) > 0;
    if (rects.length === 1 || mayBreak) continue;
    for (const { 0: word, index } of wordsIn(node.textContent ?? '')) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      const width = parts.reduce((sum, part) => sum + part.width, 0);
      const lines = new Set(parts.map(({ top }) => top));
      if (lines.size > 1 && width < longestWordShare * document.documentElement.clientWidth)
        yield fault(`"${word}"`, range.getBoundingClientRect(), 'is broken into two lines');
    }
  }
}

/** Matches the words of a text, except email addresses, which may break anywhere. */
function wordsIn(text: string) {
  const withoutAddresses = text.replace(/\S*@\S*/g, (address) => ' '.repeat(address.length));
  return withoutAddresses.matchAll(/[^\s/–-]+/g);
}
