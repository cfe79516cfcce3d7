import { type Fault, fault, nameOf } from '../findings';
import { layerOf } from '../layout';
import { type Rendered, styleOf } from '../rendered-page';
import type { PageRule } from '../rule';

/**
 * Finds sticky and fixed bars that together cover more than 40% of the height of the window. Cannot see bars
 * narrower than 60% of the window.
 */
export const rule: PageRule = {
  name: 'sticky',
  inspects: ['layout'],
  find,
};

/** The largest share of the window's height that bars may cover together. */
const largestHeightShare = 0.4;

/**
 * The smallest share of the window's width that a bar covers. Beside a narrower one, the page is readable.
 */
const smallestWidthShare = 0.6;

function* find({ elements }: Rendered): Iterable<Fault> {
  // A modal dialog has no layer, and may take the window.
  const pinned = elements.filter(
    (element) => layerOf(element) && /fixed|sticky/.test(styleOf(element).position),
  );
  const start = scrollY;
  scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
  yield* coveringBars(pinned);
  scrollTo({ top: start, behavior: 'instant' });
}

function* coveringBars(pinned: Element[]): Iterable<Fault> {
  const bars = pinned
    .map((element) => ({ element, rect: element.getBoundingClientRect() }))
    .filter(({ rect }) => rect.bottom > 0 && rect.top < innerHeight)
    .filter(({ rect }) => rect.width > smallestWidthShare * innerWidth);
  const covered = bars.reduce((sum, { rect }) => sum + Math.min(rect.height, innerHeight), 0);
  const percent = Math.round((100 * covered) / innerHeight);
  const names = bars.map(({ element }) => nameOf(element)).join(', ');
  if (bars[0] && percent > 100 * largestHeightShare)
    yield fault(
      names,
      bars[0].rect,
      `covers ${percent}% of the window, at most ${100 * largestHeightShare}%`,
    );
}
