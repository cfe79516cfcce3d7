import * as Radix from '@radix-ui/react-toast';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastClose } from '../../../src/components/feedback/Toaster';
import { axe } from '../../helpers/axe';
import { takeComplaints } from '../../helpers/console-guard';
import { holdTime, pass, visitor } from '../../helpers/render';
import { close, failure, Page, show, success, toasts } from '../../helpers/toasts';

beforeEach(holdTime);

describe('Toaster', () => {
  it('shows a success with title and description', () => {
    render(<Page />);
    show('succeed');
    expect(toasts()[0]).toHaveTextContent(success);
    expect(toasts()[0]).toHaveTextContent("We'll get back to you within 2 hours!");
    expect(toasts()[0]).toHaveAttribute('data-variant', 'success');
  });

  it('shows a failure with title and description', () => {
    render(<Page />);
    show('fail');
    expect(toasts()[0]).toHaveTextContent(failure);
    expect(toasts()[0]).toHaveTextContent('Please try again or call us directly.');
    expect(toasts()[0]).toHaveAttribute('data-variant', 'failure');
  });

  it('replaces the toast with a new one', () => {
    render(<Page />);
    show('succeed');
    show('fail');
    expect(toasts()).toHaveLength(1);
    expect(toasts()[0]).toHaveTextContent(failure);
  });

  it('closes the toast after 5 seconds, not before', async () => {
    render(<Page />);
    show('succeed');
    await pass(4900);
    expect(toasts()).toHaveLength(1);
    await pass(100);
    expect(toasts()).toHaveLength(0);
  });

  it('gives a toast that replaced another its own 5 seconds', async () => {
    render(<Page />);
    show('succeed');
    await pass(4000);
    show('succeed');
    await pass(4900);
    expect(toasts()).toHaveLength(1);
    await pass(100);
    expect(toasts()).toHaveLength(0);
  });
});

describe('Toaster closes the toast', () => {
  it('by the Close button', () => {
    render(<Page />);
    show('succeed');
    fireEvent.click(close());
    expect(toasts()).toHaveLength(0);
  });

  it('by Escape, wherever focus is', async () => {
    const user = visitor();
    render(<Page />);
    show('fail');
    await user.click(screen.getByLabelText('field'));
    await user.keyboard('{Escape}');
    expect(toasts()).toHaveLength(0);
    expect(screen.getByLabelText('field')).toHaveFocus();
  });

  it.each([
    ['51 px to the right does', 51, 0, 0],
    ['50 px to the right, the threshold, does not', 50, 0, 1],
    ['49 px to the right does not', 49, 0, 1],
    ['to the left does not', -80, 0, 1],
    ['downward does not', 20, 80, 1],
  ])('by a swipe of more than 50 px to the right: %s', (_, x, y, left) => {
    render(<Page />);
    show('succeed');
    const toast = toasts()[0] as HTMLElement;
    const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0 });
    fireEvent.pointerDown(toast, at(10, 10));
    fireEvent.pointerMove(toast, at(10 + x / 2, 10 + y / 2));
    fireEvent.pointerMove(toast, at(10 + x, 10 + y));
    fireEvent.pointerUp(toast, at(10 + x, 10 + y));
    expect(toasts()).toHaveLength(left);
  });

  it('and still closes the next one after 5 seconds', async () => {
    const user = visitor();
    render(<Page />);
    show('succeed');
    await user.click(close());
    show('fail');
    await pass(5000);
    expect(toasts()).toHaveLength(0);
  });
});

describe('a toast that arrives while the page lacks attention', () => {
  const toastsAfter = async (seconds: number) => {
    await pass(seconds * 1000);
    return toasts().length;
  };

  it('waits until the window has focus again, then stays for 5 seconds', async () => {
    render(<Page />);
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    fireEvent.blur(window);
    show('fail');
    expect(await toastsAfter(20)).toBe(0);
    vi.mocked(document.hasFocus).mockReturnValue(true);
    fireEvent.focus(window);
    expect(await toastsAfter(4.9)).toBe(1);
    expect(await toastsAfter(0.1)).toBe(0);
  });

  it('waits until the page is visible again', async () => {
    render(<Page />);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    show('fail');
    expect(await toastsAfter(20)).toBe(0);
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    expect(await toastsAfter(4.9)).toBe(1);
  });

  it('is shown at once if focus only moved into a frame of the page', () => {
    render(<Page />);
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    fireEvent.blur(window);
    show('succeed');
    expect(toasts()).toHaveLength(1);
  });

  it('removes the previous toast at once', () => {
    render(<Page />);
    show('succeed');
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    fireEvent.blur(window);
    show('fail');
    expect(toasts()).toHaveLength(0);
  });
});

describe('the timer of a toast is paused', () => {
  it('while the toast is hovered', async () => {
    const user = visitor();
    render(<Page />);
    show('succeed');
    await user.hover(toasts()[0] as HTMLElement);
    await pass(20_000);
    expect(toasts()).toHaveLength(1);
    await user.unhover(toasts()[0] as HTMLElement);
    await pass(5000);
    expect(toasts()).toHaveLength(0);
  });

  it('while the toast has focus', async () => {
    render(<Page />);
    show('succeed');
    act(() => close().focus());
    await pass(20_000);
    expect(toasts()).toHaveLength(1);
    act(() => close().blur());
    await pass(5000);
    expect(toasts()).toHaveLength(0);
  });
});

describe('focus and toasts', () => {
  const field = () => screen.getByLabelText('field');

  it('moves to the toast region on F8, which its name mentions', async () => {
    const user = visitor();
    render(<Page />);
    show('succeed');
    act(() => field().focus());
    await user.keyboard('[F8]');
    const region = screen.getByRole('region', { name: 'Messages (F8)' });
    expect(region).toContainElement(document.activeElement as HTMLElement);
  });

  it('stays where it is when a toast appears and disappears', async () => {
    render(<Page />);
    act(() => field().focus());
    show('fail');
    expect(field()).toHaveFocus();
    await pass(5000);
    expect(field()).toHaveFocus();
  });

  it('stays where the visitor has moved it after leaving the toast', async () => {
    render(<Page />);
    show('succeed');
    act(() => screen.getByText('fail').focus());
    act(() => close().focus());
    act(() => field().focus());
    await pass(6000);
    expect(screen.queryByText(success, { selector: 'li *' })).toBeNull();
    expect(field()).toHaveFocus();
  });

  it.each([
    ['is closed by the Close button', () => fireEvent.click(close())],
    ['is closed by Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
    ['is replaced by another', () => show('fail')],
  ])('returns to where it was when the focused toast %s', (_, end) => {
    render(<Page />);
    show('succeed');
    act(() => field().focus());
    act(() => close().focus());
    end();
    expect(field()).toHaveFocus();
  });
});

describe('the announcement of a toast', () => {
  /** Records every text that appears in a status region, in order. */
  function recordAnnouncements() {
    const announced: string[] = [];
    const record = () => {
      for (const { textContent } of screen.queryAllByRole('status'))
        if (textContent && announced.at(-1) !== textContent) announced.push(textContent);
    };
    return { announced, record };
  }

  it.each([
    ['succeed', 'polite', `Notice ${success} We'll get back to you within 2 hours!`],
    ['fail', 'assertive', `Notice ${failure} Please try again or call us directly.`],
  ] as const)('is title and description, made once: %s', async (name, live, text) => {
    render(<Page />);
    const { announced, record } = recordAnnouncements();
    show(name);
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', live);
    for (let ms = 0; ms < 6000; ms += 100) {
      record();
      await pass(100);
    }
    expect(announced).toEqual([text]);
  });

  it('has no axe violations', async () => {
    render(<Page />);
    show('fail');
    await pass(100);
    // axe needs real timers; the toast's own timer stays fake.
    vi.useRealTimers();
    expect(screen.getByRole('status')).toHaveTextContent(failure);
    expect(await axe(document.body)).toHaveNoViolations();
  });
});

describe('ToastClose', () => {
  const inToast = (label: string) => (
    <Radix.Provider>
      <Radix.Root>
        <ToastClose label={label} />
      </Radix.Root>
      <Radix.Viewport />
    </Radix.Provider>
  );

  it('is a button named by its label', () => {
    render(inToast('Close message'));
    expect(screen.getByRole('button')).toHaveAccessibleName('Close message');
  });

  it.each(['', '  '])('logs one error and renders nothing with an empty label: "%s"', (label) => {
    render(<ToastClose label={label} />);
    expect(screen.queryByRole('button')).toBeNull();
    const complaints = takeComplaints();
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(/^console\.error: ToastClose: the prop "label" is empty/);
  });
});
