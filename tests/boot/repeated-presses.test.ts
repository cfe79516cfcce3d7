import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ignoreRepeatedPresses } from '../../src/boot/repeated-presses';

let page: HTMLElement;
/** What has received a click, or a key. */
let received: string[];
/** What lies at each place of the page by now. */
let found: Element | null;
/** Where the test presses, far from where others have. */
let place = 0;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'));
  onTestFinished(() => page.remove());
  page.innerHTML = `
    <button id="open">Open</button> <button id="other">Other</button> <p id="text">Text</p>
    <form><input id="field"><textarea id="message"></textarea><button type="submit" id="send">Send</button></form>`;
  ignoreRepeatedPresses(page);
  place += 1000;
  received = [];
  const note = ({ target }: Event) => received.push((target as Element).id);
  page.addEventListener('click', note);
  page.addEventListener('keydown', note);
  page.addEventListener('submit', (event) => event.preventDefault());
  found = null;
  vi.spyOn(document, 'elementFromPoint').mockImplementation(() => found);
  vi.useFakeTimers();
});

const element = (id: string) => page.querySelector(`#${id}`) as HTMLElement;

/** Presses an element at a place. Returns whether a mouse button that goes down may move the focus. */
function press(id: string, at = { clientX: place, clientY: place }): boolean {
  const options = { ...at, isPrimary: true, detail: 1 };
  fireEvent.pointerDown(element(id), options);
  const movesFocus = fireEvent.mouseDown(element(id), options);
  fireEvent.pointerUp(element(id), options);
  fireEvent.mouseUp(element(id), options);
  fireEvent.click(element(id), options);
  return movesFocus;
}

/** Presses a button, which makes something else appear in its place. */
function pressAndReplace() {
  press('open');
  found = element('other');
  received = [];
}

describe('after a press on a control that is gone', () => {
  beforeEach(pressAndReplace);

  it('a second one at the same place does nothing, and does not move the focus', () => {
    vi.advanceTimersByTime(250);
    expect(press('other')).toBe(false);
    expect(press('text')).toBe(false);
    expect(received).toEqual([]);
  });

  it('more of them do nothing until there is a pause', () => {
    for (let count = 0; count < 5; count++) {
      vi.advanceTimersByTime(300);
      press('other');
    }
    expect(received).toEqual([]);
    vi.advanceTimersByTime(600);
    press('other');
    expect(received).toEqual(['other']);
  });

  it('a second one at another place acts', () => {
    expect(press('other', { clientX: place + 200, clientY: place })).toBe(true);
    expect(received).toEqual(['other']);
  });

  it('a click by key or assistive technology acts', () => {
    fireEvent.click(element('other'));
    expect(received).toEqual(['other']);
  });

  it('a second one on the same control, which has moved, acts', () => {
    press('open');
    expect(received).toEqual(['open']);
  });
});

it('a second press on a control that is still there acts', () => {
  press('open');
  found = element('open');
  press('open');
  expect(received).toEqual(['open', 'open']);
});

it('a press beside a control does not keep the next one from it', () => {
  press('text');
  found = element('other');
  press('open');
  expect(received).toEqual(['text', 'open']);
});

it.each([
  ['does nothing', '', ['send']],
  ['acts if the form was invalid', 'required', ['send', 'send']],
])('a second press on the button that submits a form %s', (_, attribute, expected) => {
  if (attribute) element('field').setAttribute(attribute, '');
  press('send');
  found = element('send');
  press('send');
  expect(received).toEqual(expected);
});

describe('a key that is pressed twice', () => {
  const pressKey = (id: string) => fireEvent.keyDown(element(id), { key: 'Enter' });

  it('does nothing in the dialog that it has opened, until there is a pause', () => {
    pressKey('open');
    element('text').replaceWith(document.createElement('dialog'));
    page.querySelector('dialog')?.append(element('other'));
    for (let count = 0; count < 3; count++) {
      vi.advanceTimersByTime(300);
      pressKey('other');
    }
    expect(received).toEqual(['open']);
    vi.advanceTimersByTime(600);
    pressKey('other');
    expect(received).toEqual(['open', 'other']);
  });

  it.each<[string, (control: HTMLElement) => void]>([
    ['removed', (control) => control.remove()],
    ['hidden', (control) => control.setAttribute('hidden', '')],
    [
      'in a dialog that has closed',
      (control) => {
        const dialog = document.createElement('dialog');
        control.replaceWith(dialog);
        dialog.append(control);
      },
    ],
  ])('does nothing where the focus is once the control is %s, until another key', (_, leave) => {
    pressKey('open');
    leave(element('open'));
    expect(pressKey('other')).toBe(false);
    fireEvent.keyDown(element('other'), { key: 'Tab' });
    pressKey('other');
    expect(received).toEqual(['open', 'other', 'other']);
  });

  it.each(['send', 'field'])('sends a form once, from %s', (id) => {
    pressKey(id);
    element('field').setAttribute('required', '');
    pressKey(id);
    expect(received).toEqual([id]);
  });

  it('presses the same control again, and another one that the visitor can see as well', () => {
    for (const id of ['open', 'open', 'other']) pressKey(id);
    expect(received).toEqual(['open', 'open', 'other']);
  });
});

describe('a key that is held', () => {
  const hold = (id: string, key: string) => {
    fireEvent.keyDown(element(id), { key });
    return fireEvent.keyDown(element(id), { key, repeat: true });
  };

  it.each([
    ['Enter', 'open'],
    ['Enter', 'field'],
    ['Escape', 'text'],
  ])('presses once: %s on %s', (key, id) => {
    expect(hold(id, key)).toBe(false);
    expect(received).toEqual([id]);
  });

  it.each([
    ['Enter', 'message'],
    [' ', 'field'],
    ['ArrowRight', 'open'],
  ])('repeats what is no press: %s on %s', (key, id) => {
    expect(hold(id, key)).toBe(true);
    expect(received).toEqual([id, id]);
  });
});
