import { type Fault, fault, layerOf, nameOf, type Rendered, styleOf } from '../rendered-page';
import type { Rule } from '../rule';

export const rule: Rule = {
  name: 'sticky',
  finds: 'sticky parts taller than the window, or 40% of it',
  criteria: ['1.4.10', '2.4.12'],
  states: ['layout'],
  cannotSee: 'bars narrower than 60%',
  find,
};

/** The largest part of the window's height that bars may cover together. */
const largestCover = 0.4;

/** A bar that covers less of the window's width leaves the page readable beside it. */
const narrowestBar = 0.6;

function* find({ elements }: Rendered): Iterable<Fault> {
  // A modal dialog has no layer, and may take the window.
  const pinned = elements.filter(
    (element) => layerOf(element) && /fixed|sticky/.test(styleOf(element).position),
  );
  for (const element of pinned) {
    const { top, overflowY } = styleOf(element);
    const rect = element.getBoundingClientRect();
    const [height, room] = [rect.height, innerHeight - Number.parseFloat(top)];
    const problem = `is ${Math.round(height)} px tall and sticks where ${Math.round(room)} px are left`;
    if (height > room + 1 && overflowY === 'visible') yield fault(nameOf(element), rect, problem);
  }
  const start = scrollY;
  scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
  yield* coveringBars(pinned);
  scrollTo({ top: start, behavior: 'instant' });
}

function* coveringBars(pinned: Element[]): Iterable<Fault> {
  const bars = pinned
    .map((element) => ({ element, rect: element.getBoundingClientRect() }))
    .filter(({ rect }) => rect.bottom > 0 && rect.top < innerHeight)
    .filter(({ rect }) => rect.width > narrowestBar * innerWidth);
  const covered = bars.reduce((sum, { rect }) => sum + Math.min(rect.height, innerHeight), 0);
  const percent = Math.round((100 * covered) / innerHeight);
  const names = bars.map(({ element }) => nameOf(element)).join(', ');
  if (bars[0] && percent > 100 * largestCover)
    yield fault(
      names,
      bars[0].rect,
      `covers ${percent}% of the window, at most ${100 * largestCover}%`,
    );
}
