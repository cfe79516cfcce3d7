import { type Fault, fault, nameOf } from '../findings';
import { type Rendered, styleOf } from '../rendered-page';
import type { PageRule } from '../rule';

export const rule: PageRule = {
  name: 'list-role',
  finds: 'lists without markers and role, outside of `nav`, which Safari does not call lists',
  criteria: ['1.3.1'],
  inspects: ['layout', 'printed layout'],
  cannotSee: '',
  find,
};

function* find({ elements }: Rendered): Iterable<Fault> {
  for (const list of elements)
    if (
      list.matches(':not(nav *):is(ul, ol)') &&
      styleOf(list).listStyleType === 'none' &&
      !list.role
    )
      yield fault(nameOf(list), list.getBoundingClientRect(), 'has no markers, needs role="list"');
}
