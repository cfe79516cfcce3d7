import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastClose, Toaster } from '../../../src/components/feedback/Toaster';
import { useToast } from '../../../src/components/feedback/useToast';
import { contact } from '../../../src/content/contact';
import { shell } from '../../../src/content/shell';
import { takeConsoleErrors } from '../../helpers/console-guard';
import { advanceTime, installFakeTimers } from '../../helpers/render';

const { success, failure } = contact.form;

/** A page with a text field and two buttons, each of which shows a toast. */
function ToastPage() {
  const { toast, toastKey, showToast, closeToast } = useToast();
  return (
    <main>
      <input aria-label="field" />
      <button type="button" onClick={() => showToast({ variant: 'success', ...success })}>
        succeed
      </button>
      <button type="button" onClick={() => showToast({ variant: 'failure', ...failure })}>
        fail
      </button>
      {toast && (
        <Toaster key={toastKey} toast={toast} strings={shell.toasts} onClose={closeToast} />
      )}
    </main>
  );
}

const toasts = () => screen.queryAllByRole('listitem');
const show = (name: 'succeed' | 'fail') => fireEvent.click(screen.getByText(name));
const closeButton = () => screen.getByRole('button', { name: shell.toasts.close });
const field = () => screen.getByLabelText('field');
const pressEscape = () => fireEvent.keyDown(document, { key: 'Escape' });

function open(name: 'succeed' | 'fail' = 'succeed') {
  render(<ToastPage />);
  show(name);
}

beforeEach(installFakeTimers);

describe('Toaster', () => {
  it.each([
    ['succeed', 'success', success, 'polite'],
    ['fail', 'failure', failure, 'assertive'],
  ] as const)(
    'shows a toast with title and description and announces it once: %s',
    async (name, variant, text, live) => {
      open(name);
      expect(toasts()).toHaveLength(1);
      expect(toasts()[0]).toHaveTextContent(`${text.title} ${text.description}`);
      expect(toasts()[0]).toHaveAttribute('data-variant', variant);
      expect(screen.getByRole('status')).toHaveAttribute('aria-live', live);
      const announced = new Set<string>();
      for (let ms = 0; ms < 6000; ms += 100) {
        for (const { textContent } of screen.queryAllByRole('status')) announced.add(textContent);
        await advanceTime(100);
      }
      announced.delete('');
      expect([...announced]).toEqual([`${shell.toasts.label} ${text.title} ${text.description}`]);
    },
  );

  it('shows one toast at a time; a new one replaces it and has its own 5 seconds', async () => {
    open('fail');
    await advanceTime(4000);
    show('succeed');
    expect(toasts()).toHaveLength(1);
    expect(toasts()[0]).toHaveTextContent(success.title);
    await advanceTime(4900);
    expect(toasts()).toHaveLength(1);
    await advanceTime(100);
    expect(toasts()).toHaveLength(0);
  });
});

describe('Toaster closes the toast', () => {
  it('after 5 seconds, not before', async () => {
    open();
    await advanceTime(4900);
    expect(toasts()).toHaveLength(1);
    await advanceTime(100);
    expect(toasts()).toHaveLength(0);
  });

  it('by the Close button, and the next one after 5 seconds', async () => {
    open();
    fireEvent.click(closeButton());
    expect(toasts()).toHaveLength(0);
    show('fail');
    await advanceTime(5000);
    expect(toasts()).toHaveLength(0);
  });

  it('by Escape, wherever focus is, unless a dialog is in front of it', () => {
    open();
    act(() => field().focus());
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    pressEscape();
    expect(toasts()).toHaveLength(1);
    dialog.remove();
    pressEscape();
    expect(toasts()).toHaveLength(0);
    expect(field()).toHaveFocus();
  });

  it('after 5 seconds, even if Escape has closed a dialog in front of it', async () => {
    open();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    pressEscape();
    dialog.remove();
    await advanceTime(5000);
    expect(toasts()).toHaveLength(0);
  });

  it.each([
    ['51 px to the right does', 51, 0, 0],
    ['50 px to the right, the threshold, does not', 50, 0, 1],
    ['to the left does not', -80, 0, 1],
    ['downward does not', 20, 80, 1],
  ])('by a swipe of more than 50 px to the right: %s', (_, x, y, left) => {
    open();
    const [toast] = toasts() as [HTMLElement];
    const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0 });
    fireEvent.pointerDown(toast, at(10, 10));
    fireEvent.pointerMove(toast, at(10 + x / 2, 10 + y / 2));
    fireEvent.pointerMove(toast, at(10 + x, 10 + y));
    fireEvent.pointerUp(toast, at(10 + x, 10 + y));
    expect(toasts()).toHaveLength(left);
  });
});

it.each([
  ['the window lacks focus', () => fireEvent.blur(window), () => fireEvent.focus(window)],
  [
    'it is hovered',
    () => fireEvent.pointerMove(toasts()[0] as Element),
    () => fireEvent.pointerLeave(screen.getByRole('region')),
  ],
  ['it has focus', () => act(() => closeButton().focus()), () => act(() => closeButton().blur())],
])('the timer of a toast is paused while %s', async (_, begin, end) => {
  open();
  begin();
  await advanceTime(20_000);
  expect(toasts()).toHaveLength(1);
  end();
  await advanceTime(5000);
  expect(toasts()).toHaveLength(0);
});

it('a toast shows at once while the window lacks focus', () => {
  render(<ToastPage />);
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  fireEvent.blur(window);
  show('fail');
  expect(toasts()).toHaveLength(1);
});

describe('focus', () => {
  it('moves to the toast region on F8, which its name mentions', () => {
    open();
    fireEvent.keyDown(field(), { key: 'F8', code: 'F8' });
    const region = screen.getByRole('region', { name: `${shell.toasts.region} (F8)` });
    expect(region).toContainElement(document.activeElement as HTMLElement);
  });

  it('stays where it is when a toast appears and disappears', async () => {
    render(<ToastPage />);
    act(() => field().focus());
    show('fail');
    expect(field()).toHaveFocus();
    await advanceTime(5000);
    expect(toasts()).toHaveLength(0);
    expect(field()).toHaveFocus();
  });

  it.each([
    ['is closed by the Close button', () => fireEvent.click(closeButton())],
    ['is closed by Escape', pressEscape],
    ['is replaced by another', () => show('fail')],
    [
      'is closed after the window lost focus and got it back',
      () => {
        // The focused element stays the active one.
        fireEvent.blur(closeButton());
        fireEvent.focus(closeButton());
        fireEvent.click(closeButton());
      },
    ],
  ])('returns to where it was when the focused toast %s', (_, end) => {
    open();
    act(() => field().focus());
    act(() => closeButton().focus());
    end();
    expect(field()).toHaveFocus();
  });

  it.each([
    [
      'where the visitor has moved it',
      () => screen.getByText('fail').focus(),
      () => screen.getByText('fail'),
    ],
    ['on the page if it left the toast by itself', () => closeButton().blur(), () => document.body],
  ])('stays %s when the toast closes', async (_, leave, expected) => {
    open();
    act(() => field().focus());
    act(() => closeButton().focus());
    act(leave);
    await advanceTime(6000);
    expect(toasts()).toHaveLength(0);
    expect(expected()).toHaveFocus();
  });
});

it.each(['', '  '])(
  'ToastClose logs one error and renders nothing with an empty label: "%s"',
  (label) => {
    render(<ToastClose label={label} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(takeConsoleErrors()).toEqual([
      expect.stringMatching(/^console\.error: ToastClose: the prop "label" is empty/),
    ]);
  },
);
