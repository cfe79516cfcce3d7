import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ToastClose, Toaster } from '../../../src/components/feedback/Toaster';
import { useToast } from '../../../src/components/feedback/useToast';
import { contact } from '../../../src/content/contact.yml';
import { shell } from '../../../src/content/shell.yml';
import { takeConsoleErrors } from '../../helpers/console-guard';
import { advanceTime, installFakeTimers } from '../../helpers/render';

const { success, failure } = contact.form;

/** A page with a text field and two buttons, each of which shows a toast. */
function ToastPage() {
  const { toast, showToast, closeToast } = useToast();
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
        <Toaster key={toast.key} toast={toast} strings={shell.toasts} onClose={closeToast} />
      )}
    </main>
  );
}

const toasts = () => screen.queryAllByRole('listitem');
const show = (name: 'succeed' | 'fail') =>
  act(async () => {
    fireEvent.click(screen.getByText(name));
  });
const closeButton = () => screen.getByRole('button', { name: shell.toasts.close });
const region = () => screen.getByRole('region', { name: `${shell.toasts.region} (F8)` });
const field = () => screen.getByLabelText('field');
const pressEscape = (target: Element = document.body) =>
  fireEvent.keyDown(target, { key: 'Escape' });

async function open(name: 'succeed' | 'fail' = 'succeed') {
  render(<ToastPage />, { wrapper: StrictMode });
  await show(name);
}

/** Opens a modal dialog in front of the page, and returns a function that closes it. */
async function openDialog() {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.append(document.createElement('button'));
  onTestFinished(() => dialog.remove());
  await act(async () => dialog.showModal());
  return { dialog, close: () => act(async () => dialog.remove()) };
}

beforeEach(installFakeTimers);

/** Everything that the live regions of toasts say in the next seconds. */
async function listen(ms = 6000): Promise<string[]> {
  const announced = new Set<string>();
  for (let time = 0; time < ms; time += 100) {
    for (const { textContent } of screen.queryAllByRole('status')) announced.add(textContent);
    await advanceTime(100);
  }
  announced.delete('');
  return [...announced];
}

const announcementOf = ({ title, description }: typeof success | typeof failure) =>
  `${shell.toasts.label} ${title} ${description}`;

describe('Toaster', () => {
  it.each([
    ['succeed', 'success', success, 'polite'],
    ['fail', 'failure', failure, 'assertive'],
  ] as const)(
    'shows a toast with title and description and announces it once: %s',
    async (name, variant, text, live) => {
      await open(name);
      expect(toasts()).toHaveLength(1);
      expect(toasts()[0]).toHaveTextContent(`${text.title} ${text.description}`);
      expect(toasts()[0]).toHaveAttribute('data-variant', variant);
      expect(screen.getByRole('status')).toHaveAttribute('aria-live', live);
      expect(await listen()).toEqual([announcementOf(text)]);
    },
  );

  it('shows a toast that arrives while the page is hidden when the visitor returns', async () => {
    const setVisibility = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      fireEvent(document, new Event('visibilitychange'));
    };
    setVisibility('hidden');
    await open();
    await advanceTime(60_000);
    setVisibility('visible');
    expect(toasts()).toHaveLength(1);
    expect(await listen(4900)).toEqual([announcementOf(success)]);
    await advanceTime(100);
    expect(toasts()).toHaveLength(0);
  });
});

describe('in front of a toast, a modal dialog', () => {
  it('contains it while the dialog is open', async () => {
    const { dialog, close } = await openDialog();
    await open('fail');
    expect(dialog).toContainElement(region());
    expect(dialog).toHaveTextContent(failure.title);
    await close();
    expect(document.body).toContainElement(region());
  });

  it('does not contain it if the dialog is not modal, as those of browser extensions', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    onTestFinished(() => dialog.remove());
    dialog.open = true;
    await open();
    expect(dialog).not.toContainElement(region());
  });

  it('is announced to, once, and does not prolong the time of the toast', async () => {
    await open();
    expect(await listen(2000)).toEqual([announcementOf(success)]);
    const { dialog, close } = await openDialog();
    expect(dialog).toContainElement(region());
    expect(await listen(1000)).toEqual([]);
    await close();
    expect(await listen(1900)).toEqual([]);
    expect(toasts()).toHaveLength(1);
    await advanceTime(200);
    expect(toasts()).toHaveLength(0);
  });

  it('receives the announcement of a toast that arrives while it is open', async () => {
    const { dialog } = await openDialog();
    await open('fail');
    await advanceTime(100);
    expect(dialog).toContainElement(screen.getByRole('status'));
    expect(await listen(1000)).toEqual([announcementOf(failure)]);
  });

  it.each(['dialog', 'toast'])(
    'stays open when Escape closes the toast in front of it: focus in the %s',
    async (focused) => {
      const { dialog, close } = await openDialog();
      await open('fail');
      const button = dialog.querySelector('button') as HTMLElement;
      act(() => button.focus());
      if (focused === 'toast') act(() => closeButton().focus());
      // The browser closes the dialog, unless the event is canceled.
      expect(pressEscape(document.activeElement as Element)).toBe(false);
      expect(toasts()).toHaveLength(0);
      expect(button).toHaveFocus();
      expect(pressEscape(button)).toBe(true);
      await close();
    },
  );
});

describe('a toast', () => {
  it('is one at a time; a new one replaces it and has its own 5 seconds', async () => {
    await open('fail');
    await advanceTime(4000);
    await show('succeed');
    expect(toasts()).toHaveLength(1);
    expect(toasts()[0]).toHaveTextContent(success.title);
    await advanceTime(4900);
    expect(toasts()).toHaveLength(1);
    await advanceTime(100);
    expect(toasts()).toHaveLength(0);
  });

  it('is closed by its Close button, and the next one after 5 seconds', async () => {
    await open();
    act(() => closeButton().focus());
    fireEvent.click(closeButton());
    expect(toasts()).toHaveLength(0);
    await show('fail');
    await advanceTime(5000);
    expect(toasts()).toHaveLength(0);
  });

  it('is closed by Escape, wherever focus is', async () => {
    await open();
    act(() => field().focus());
    pressEscape(field());
    expect(toasts()).toHaveLength(0);
    expect(field()).toHaveFocus();
  });

  it('stays when Escape cancels what an input method suggests', async () => {
    await open();
    fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
    expect(toasts()).toHaveLength(1);
  });

  it.each([
    ['51 px to the right does', 51, 0, 0],
    ['49 px to the right does not', 49, 0, 1],
    ['to the left does not', -80, 0, 1],
    ['downward does not', 20, 80, 1],
  ])('is closed by a swipe of more than 50 px to the right: %s', async (_, x, y, left) => {
    await open();
    swipe([x / 2, y / 2], [x, y]);
    expect(toasts()).toHaveLength(left);
  });

  it.each([
    ['the window lacks focus', leaveWindow, returnToWindow],
    [
      'it is hovered',
      () => fireEvent.pointerEnter(region()),
      () => fireEvent.pointerLeave(region()),
    ],
    ['it has focus', () => act(() => closeButton().focus()), () => act(() => closeButton().blur())],
  ])('does not run out while %s', async (_, begin, end) => {
    await open();
    begin();
    await advanceTime(20_000);
    expect(toasts()).toHaveLength(1);
    end();
    await advanceTime(5250);
    expect(toasts()).toHaveLength(0);
  });

  it('has 5 seconds in all, whatever the device takes for the time', async () => {
    await open();
    await advanceTime(2000);
    vi.setSystemTime('1970-01-01');
    await advanceTime(1000);
    fireEvent.pointerEnter(region());
    vi.setSystemTime('2099-01-01');
    await advanceTime(20_000);
    fireEvent.pointerLeave(region());
    await advanceTime(1900);
    expect(toasts()).toHaveLength(1);
    await advanceTime(100);
    expect(toasts()).toHaveLength(0);
  });

  it('shows at once while the window lacks focus, and does not run out before it returns', async () => {
    render(<ToastPage />);
    leaveWindow();
    await show('fail');
    await advanceTime(20_000);
    expect(toasts()).toHaveLength(1);
    returnToWindow();
    await advanceTime(4900);
    expect(toasts()).toHaveLength(1);
    await advanceTime(350);
    expect(toasts()).toHaveLength(0);
  });

  it('runs out while the focus is in a frame, such as the video player', async () => {
    await open();
    const frame = document.body.appendChild(document.createElement('iframe'));
    onTestFinished(() => frame.remove());
    act(() => frame.focus());
    fireEvent.blur(window);
    await advanceTime(5100);
    expect(toasts()).toHaveLength(0);
  });

  it('leaves focus where it is when it appears and disappears', async () => {
    render(<ToastPage />);
    act(() => field().focus());
    await show('fail');
    expect(field()).toHaveFocus();
    await advanceTime(5000);
    expect(toasts()).toHaveLength(0);
    expect(field()).toHaveFocus();
  });

  it.each([
    ['is closed by the Close button', () => fireEvent.click(closeButton())],
    ['is closed by Escape', () => pressEscape(closeButton())],
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
  ])('returns focus to where it was when it %s', async (_, end) => {
    await open();
    act(() => field().focus());
    act(() => closeButton().focus());
    await end();
    expect(field()).toHaveFocus();
  });

  it.each([
    [
      'where the visitor has moved it',
      () => screen.getByText('fail').focus(),
      () => screen.getByText('fail'),
    ],
    ['on the page if it left the toast by itself', () => closeButton().blur(), () => document.body],
  ])('leaves focus %s when it closes', async (_, leave, expected) => {
    await open();
    act(() => field().focus());
    act(() => closeButton().focus());
    act(leave);
    await advanceTime(6000);
    expect(toasts()).toHaveLength(0);
    expect(expected()).toHaveFocus();
  });
});

/** Moves a finger from the toast to points beside it, and lifts it, unless the browser takes over. */
function swipe(...points: [x: number, y: number][]) {
  const [toast] = toasts() as [HTMLElement];
  const at = ([x, y]: [number, number]) => ({
    clientX: 10 + x,
    clientY: 10 + y,
    button: 0,
    isPrimary: true,
    pointerType: 'touch',
  });
  fireEvent.pointerDown(toast, at([0, 0]));
  for (const point of points) fireEvent.pointerMove(toast, at(point));
  fireEvent.pointerUp(toast, at(points.at(-1) ?? [0, 0]));
}

// Without `blur` and `focus` events, which do not occur if the focus is in a frame.
const leaveWindow = () => void vi.spyOn(document, 'hasFocus').mockReturnValue(false);
const returnToWindow = () => void vi.spyOn(document, 'hasFocus').mockReturnValue(true);

it.each(['', '  '])(
  'ToastClose logs one error and renders nothing with an empty label: "%s"',
  (label) => {
    render(<ToastClose label={label} onPress={() => {}} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(takeConsoleErrors()).toEqual([
      expect.stringMatching(/^console\.error: ToastClose: the prop "label" is empty/),
    ]);
  },
);
