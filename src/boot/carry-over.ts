/**
 * Remembers what the visitor does on the prerendered page, until `carryOver` is called: text, focus, scroll
 * position, and which details are open. If others have changed that page (a password manager, a translator, a
 * content delivery network), React replaces it, and `carryOver` applies this to the new one.
 */
export function rememberPage(root: HTMLElement) {
  const controls = getControls(root);
  let { activeElement } = document;
  let { scrollX: left, scrollY: top } = window;
  // Later, because Chromium reports that focus leaves a control that is being replaced.
  const noteFocus = () =>
    queueMicrotask(() => {
      if (activeElement?.isConnected) activeElement = document.activeElement;
    });
  const noteScroll = () => {
    left = scrollX;
    top = scrollY;
  };
  document.addEventListener('focusin', noteFocus);
  document.addEventListener('focusout', noteFocus);
  document.addEventListener('scroll', noteScroll);

  /** Returns a control, or if it has been replaced, the one that has its place now. */
  const find = (control: Element): HTMLElement | undefined => {
    if (control.isConnected) return control as HTMLElement;
    const selector = getSelector(control);
    const named = selector && root.querySelector<HTMLElement>(selector);
    if (named) return named;
    const isAlike = (other: Element) => describe(other) === describe(control);
    const position = controls.filter(isAlike).indexOf(control as HTMLElement);
    return getControls(root).filter(isAlike)[position];
  };

  const carryOver = () => {
    document.removeEventListener('focusin', noteFocus);
    document.removeEventListener('focusout', noteFocus);
    document.removeEventListener('scroll', noteScroll);
    if (controls.every(({ isConnected }) => isConnected)) return;
    for (const field of controls.filter(isField)) {
      const replacement = find(field);
      if (replacement && isField(replacement)) replacement.value = field.value;
    }
    for (const details of controls.filter((control) => control instanceof HTMLDetailsElement))
      find(details)?.toggleAttribute('open', details.open);
    if (activeElement) find(activeElement)?.focus({ preventScroll: true });
    window.scrollTo({ left, top, behavior: 'instant' });
  };

  return { find, carryOver };
}

const getControls = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>('a, button, details, input, textarea, [tabindex]'),
];

/** Returns a selector by id or name, if the control has one. Ids that React generates, "…_R_…", do not last. */
function getSelector(control: Element): string | undefined {
  const name = control.getAttribute('name');
  if (control.id && !/_r_/i.test(control.id)) return `#${CSS.escape(control.id)}`;
  return name ? `${control.localName}[name="${CSS.escape(name)}"]` : undefined;
}

/** What controls without id and name have in common, apart from what translators change. */
const describe = (control: Element) =>
  [control.localName, control.className, control.getAttribute('href')].join();

const isField = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control.matches('input, textarea');
