import { type Fault, fault, nameOf, type Rendered, styleOf } from '../rendered-page';

/** Lists without markers have an explicit role, because Safari drops the implicit one (WCAG 1.3.1). */
export function* listRole({ elements }: Rendered): Iterable<Fault> {
  for (const list of elements)
    if (list.matches('ul, ol') && styleOf(list).listStyleType === 'none' && !list.role)
      yield fault(nameOf(list), list.getBoundingClientRect(), 'has no markers, needs role="list"');
}
