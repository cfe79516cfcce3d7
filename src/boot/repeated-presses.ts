import { doublePressMs } from '../components/utils/doublePress.ts';

/** How far apart two presses at the same place may be, in CSS px: about the width of a fingertip. */
const samePlacePx = 40;

interface Press {
  control: Element;
  x: number;
  y: number;
  time: number;
  /** Whether it has sent a form. */
  isSubmit: boolean;
}

/**
 * Ignores:
 * - the second of two quick presses, if the first has removed or covered its control, or sent a form
 * - the repeats of a key that is held
 *
 * Some visitors press everything twice, and what the first press shows, moves, or removes must not get the second
 * one. So a press is ignored if it comes within the time of a double click, at the place of a control that is no
 * longer there. A button that has sent a form may stay there, and is pressed once, too. A key presses whatever has the
 * focus by then, and repeats while it is held.
 *
 * @param root contains what is pressed. Its listeners are called before any other.
 */
export function ignoreRepeatedPresses(root: EventTarget): void {
  let last: Press | undefined;
  let isIgnored = false;
  let lastKey: Pick<Press, 'control' | 'time' | 'isSubmit'> | undefined;

  /** Whether an event belongs to a second press that must not act. */
  const isStray = ({ target, clientX, clientY, timeStamp }: MouseEvent) => {
    if (!last || timeStamp - last.time > doublePressMs) return false;
    if (Math.hypot(clientX - last.x, clientY - last.y) > samePlacePx) return false;
    return last.control.contains(target as Node) ? last.isSubmit : isGone(last);
  };

  const handlePointer = (event: MouseEvent) => {
    const { type, target, clientX: x, clientY: y, timeStamp: time } = event;
    // Keys, scripts, and assistive technology click without a pointer.
    if (type === 'click' && event.detail === 0) return;
    if (type === 'pointerdown') isIgnored = isStray(event);
    const ignores = isIgnored || isStray(event);
    if (ignores) {
      event.stopImmediatePropagation();
      // A mouse button that goes down moves the focus, which a canceled `pointerdown` does not prevent.
      if (!type.startsWith('pointer')) event.preventDefault();
    }
    if (type !== 'click') return;
    isIgnored = false;
    if (ignores && last) last.time = time;
    else {
      const control = (target as Element).closest('a, button, summary, dialog');
      last = control ? { control, x, y, time, isSubmit: isSubmit(control) } : undefined;
    }
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, repeat, timeStamp: time } = event;
    const target = event.target as Element;
    const isControl = isPress(event) && key !== 'Escape';
    const quick = isControl && lastKey && time - lastKey.time <= doublePressMs && lastKey;
    const first = quick && (quick.isSubmit || hasLeft(quick.control, target)) && quick;
    if (first || (repeat && isPress(event))) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    // After any other key, the visitor means what has the focus.
    if (!isControl) lastKey = undefined;
    else lastKey = { ...(first || { control: target, isSubmit: isSubmit(target) }), time };
  };

  const listen = (type: string, listener: (event: never) => void) =>
    root.addEventListener(type, listener as EventListener, true);
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    listen(type, handlePointer);
  listen('keydown', handleKeyDown);
}

function isGone({ control, x, y }: Press): boolean {
  const found = document.elementFromPoint(x, y);
  return found !== null && !control.contains(found);
}

/** Whether a press on a control sends its form. */
function isSubmit(control: Element): boolean {
  return control.matches('form:valid [type=submit], form:valid input');
}

/** Whether a control is gone, is in a closed dialog, or is behind the dialog that contains the other control. */
function hasLeft(control: Element, other: Element): boolean {
  if (!control.isConnected || control.closest('[hidden], dialog:not([open])')) return true;
  return other.closest('dialog')?.contains(control) === false;
}

/** Whether a key presses a control, rather than adding a line or scrolling. */
function isPress({ key, target }: KeyboardEvent): boolean {
  const pressed = { Enter: 'a, button, summary, input', ' ': 'button, summary', Escape: '*' }[key];
  return pressed !== undefined && (target as Element).matches(pressed);
}
