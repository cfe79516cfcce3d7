import { controls, type Faults, fault, isPaper, nameOf, styleOf } from '../rendered-page';

/** What can be pressed has a cursor that says so. */
export function* cursor(): Faults {
  for (const { element, box } of isPaper ? [] : controls) {
    const { cursor } = styleOf(element);
    if (element.matches('a, button, summary, [role=tab]') && /^(auto|default|text)$/.test(cursor))
      yield fault(nameOf(element), box, `has the cursor "${cursor}"`);
  }
}
