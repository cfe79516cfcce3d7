import { type Fault, fault, nameOf } from '../findings';
import { type Rendered, styleOf } from '../rendered-page';
import type { PageRule } from '../rule';

/**
 * Finds lists without markers and role, outside of `nav`, which VoiceOver in Safari does not call lists.
 * Cannot see empty markers, such as `list-style-type: ""`.
 */
export const rule: PageRule = {
  name: 'list-role',
  inspects: ['layout', 'printed layout'],
  find,
};

function* find({ elements }: Rendered): Iterable<Fault> {
  for (const list of elements)
    if (list.matches(':not(nav *):is(ul, ol)') && !list.role && ![...list.children].some(hasMarker))
      yield fault(nameOf(list), list.getBoundingClientRect(), 'has no markers, needs role="list"');
}

function hasMarker(item: Element): boolean {
  const { display, listStyleType, listStyleImage } = styleOf(item);
  return display === 'list-item' && (listStyleType !== 'none' || listStyleImage !== 'none');
}
