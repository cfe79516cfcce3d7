import { type Fault, fault, nameOf, type Rendered, styleOf } from '../rendered-page';

/** What can be pressed has a cursor that says so. */
export function* cursor({ controls }: Rendered): Iterable<Fault> {
  for (const { element, box } of controls) {
    const { cursor } = styleOf(element);
    if (element.matches('a, button, summary, [role=tab]') && /^(auto|default|text)$/.test(cursor))
      yield fault(nameOf(element), box, `has the cursor "${cursor}", needs "pointer"`);
  }
}
