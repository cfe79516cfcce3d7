import { type Fault, fault, nameOf } from '../findings';
import { type Rendered, styleOf } from '../rendered-page';
import type { PageRule } from '../rule';

export const rule: PageRule = {
  name: 'cursor',
  finds: 'links, buttons, summaries, and tabs with the cursor `auto`, `default`, or `text`',
  criteria: [],
  inspects: ['layout'],
  cannotSee: 'other controls',
  find,
};

function* find({ controls }: Rendered): Iterable<Fault> {
  for (const { element, box } of controls) {
    const { cursor } = styleOf(element);
    if (element.matches('a, button, summary, [role=tab]') && /^(auto|default|text)$/.test(cursor))
      yield fault(nameOf(element), box, `has the cursor "${cursor}", needs "pointer"`);
  }
}
