import { type Fault, fault, nameOf } from '../findings';
import type { Control, Rendered } from '../rendered-page';
import type { PageRule } from '../rule';

export const rule: PageRule = {
  name: 'aligned-controls',
  finds: 'last controls of cards in a row whose bottom edges differ by more than 2 px',
  criteria: [],
  inspects: ['layout'],
  cannotSee:
    'cards outside of lists; rows whose cards differ in height; controls that text follows',
  find,
};

function* find({ elements, controls }: Rendered): Iterable<Fault> {
  for (const list of elements.filter((element) => element.matches('ul, ol')))
    for (const row of rowsOf(list, controls)) {
      const bottoms = row.map(({ bottom }) => bottom);
      const spread = Math.round(Math.max(...bottoms) - Math.min(...bottoms));
      if (row[0] && spread > 2)
        yield fault(nameOf(list), row[0], `has controls in a row that differ by ${spread} px`);
    }
}

/** The boxes of the last controls, by row. */
function rowsOf(list: Element, controls: Control[]): DOMRect[][] {
  const rows = new Map<string, DOMRect[]>();
  for (const item of list.children) {
    const { top, bottom } = item.getBoundingClientRect();
    const last = controls.findLast(({ element }) => item.contains(element));
    if (!last || !renderedText(item).endsWith(renderedText(last.element))) continue;
    // Cards that differ in height, such as questions of one line and of two, need not align.
    const row = `${Math.round(top)} to ${Math.round(bottom)}`;
    rows.set(row, [...(rows.get(row) ?? []), last.box]);
  }
  return [...rows.values()];
}

/** `textContent` would include what is in `noscript`. */
const renderedText = (element: Element) => (element as HTMLElement).innerText?.trim() ?? '';
