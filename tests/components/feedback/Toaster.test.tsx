import * as Radix from '@radix-ui/react-toast';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastClose } from '../../../src/components/feedback/Toaster';
import { axe } from '../../helpers/axe';
import { takeConsoleErrors } from '../../helpers/console-guard';
import { advanceTime, installFakeTimers, setupUser } from '../../helpers/render';
import {
  closeButton,
  failureTitle,
  getToasts,
  successTitle,
  ToastPage,
  triggerToast,
} from '../../helpers/toasts';

beforeEach(installFakeTimers);

describe('Toaster', () => {
  it('shows a success with title and description', () => {
    render(<ToastPage />);
    triggerToast('succeed');
    expect(getToasts()[0]).toHaveTextContent(successTitle);
    expect(getToasts()[0]).toHaveTextContent("We'll get back to you within 2 hours!");
    expect(getToasts()[0]).toHaveAttribute('data-variant', 'success');
  });

  it('shows a failure with title and description', () => {
    render(<ToastPage />);
    triggerToast('fail');
    expect(getToasts()[0]).toHaveTextContent(failureTitle);
    expect(getToasts()[0]).toHaveTextContent('Please try again or call us directly.');
    expect(getToasts()[0]).toHaveAttribute('data-variant', 'failure');
  });

  it('replaces the toast with a new one', () => {
    render(<ToastPage />);
    triggerToast('succeed');
    triggerToast('fail');
    expect(getToasts()).toHaveLength(1);
    expect(getToasts()[0]).toHaveTextContent(failureTitle);
  });

  it('closes the toast after 5 seconds, not before', async () => {
    render(<ToastPage />);
    triggerToast('succeed');
    await advanceTime(4900);
    expect(getToasts()).toHaveLength(1);
    await advanceTime(100);
    expect(getToasts()).toHaveLength(0);
  });

  it('gives a toast that replaced another its own 5 seconds', async () => {
    render(<ToastPage />);
    triggerToast('succeed');
    await advanceTime(4000);
    triggerToast('succeed');
    await advanceTime(4900);
    expect(getToasts()).toHaveLength(1);
    await advanceTime(100);
    expect(getToasts()).toHaveLength(0);
  });
});

describe('Toaster closes the toast', () => {
  it('by the Close button', () => {
    render(<ToastPage />);
    triggerToast('succeed');
    fireEvent.click(closeButton());
    expect(getToasts()).toHaveLength(0);
  });

  it('by Escape, wherever focus is', async () => {
    const user = setupUser();
    render(<ToastPage />);
    triggerToast('fail');
    await user.click(screen.getByLabelText('field'));
    await user.keyboard('{Escape}');
    expect(getToasts()).toHaveLength(0);
    expect(screen.getByLabelText('field')).toHaveFocus();
  });

  it('by Escape only when no dialog is in front of it', () => {
    render(<ToastPage />);
    triggerToast('succeed');
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(getToasts()).toHaveLength(1);
    dialog.remove();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(getToasts()).toHaveLength(0);
  });

  it.each([
    ['51 px to the right does', 51, 0, 0],
    ['50 px to the right, the threshold, does not', 50, 0, 1],
    ['49 px to the right does not', 49, 0, 1],
    ['to the left does not', -80, 0, 1],
    ['downward does not', 20, 80, 1],
  ])('by a swipe of more than 50 px to the right: %s', (_, x, y, left) => {
    render(<ToastPage />);
    triggerToast('succeed');
    const toast = getToasts()[0] as HTMLElement;
    const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0 });
    fireEvent.pointerDown(toast, at(10, 10));
    fireEvent.pointerMove(toast, at(10 + x / 2, 10 + y / 2));
    fireEvent.pointerMove(toast, at(10 + x, 10 + y));
    fireEvent.pointerUp(toast, at(10 + x, 10 + y));
    expect(getToasts()).toHaveLength(left);
  });

  it('and still closes the next one after 5 seconds', async () => {
    const user = setupUser();
    render(<ToastPage />);
    triggerToast('succeed');
    await user.click(closeButton());
    triggerToast('fail');
    await advanceTime(5000);
    expect(getToasts()).toHaveLength(0);
  });
});

it('shows a toast at once while the window lacks focus', () => {
  render(<ToastPage />);
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  fireEvent.blur(window);
  triggerToast('fail');
  expect(getToasts()).toHaveLength(1);
});

describe('the timer of a toast is paused', () => {
  it('while the window lacks focus', async () => {
    render(<ToastPage />);
    triggerToast('succeed');
    fireEvent.blur(window);
    await advanceTime(20_000);
    expect(getToasts()).toHaveLength(1);
    fireEvent.focus(window);
    await advanceTime(5000);
    expect(getToasts()).toHaveLength(0);
  });

  it('while the toast is hovered', async () => {
    const user = setupUser();
    render(<ToastPage />);
    triggerToast('succeed');
    await user.hover(getToasts()[0] as HTMLElement);
    await advanceTime(20_000);
    expect(getToasts()).toHaveLength(1);
    await user.unhover(getToasts()[0] as HTMLElement);
    await advanceTime(5000);
    expect(getToasts()).toHaveLength(0);
  });

  it('while the toast has focus', async () => {
    render(<ToastPage />);
    triggerToast('succeed');
    act(() => closeButton().focus());
    await advanceTime(20_000);
    expect(getToasts()).toHaveLength(1);
    act(() => closeButton().blur());
    await advanceTime(5000);
    expect(getToasts()).toHaveLength(0);
  });
});

describe('focus and toasts', () => {
  const field = () => screen.getByLabelText('field');

  it('moves to the toast region on F8, which its name mentions', async () => {
    const user = setupUser();
    render(<ToastPage />);
    triggerToast('succeed');
    act(() => field().focus());
    await user.keyboard('[F8]');
    const region = screen.getByRole('region', { name: 'Messages (F8)' });
    expect(region).toContainElement(document.activeElement as HTMLElement);
  });

  it('stays where it is when a toast appears and disappears', async () => {
    render(<ToastPage />);
    act(() => field().focus());
    triggerToast('fail');
    expect(field()).toHaveFocus();
    await advanceTime(5000);
    expect(field()).toHaveFocus();
  });

  it('stays where the visitor has moved it after leaving the toast', async () => {
    render(<ToastPage />);
    triggerToast('succeed');
    act(() => screen.getByText('fail').focus());
    act(() => closeButton().focus());
    act(() => field().focus());
    await advanceTime(6000);
    expect(screen.queryByText(successTitle, { selector: 'li *' })).toBeNull();
    expect(field()).toHaveFocus();
  });

  it('stays on the page when it left the toast by itself', async () => {
    render(<ToastPage />);
    triggerToast('succeed');
    act(() => field().focus());
    act(() => closeButton().focus());
    act(() => closeButton().blur());
    await advanceTime(6000);
    expect(screen.queryByText(successTitle, { selector: 'li *' })).toBeNull();
    expect(document.body).toHaveFocus();
  });

  it('stays on the page when a later toast comes and goes', async () => {
    render(<ToastPage />);
    triggerToast('succeed');
    act(() => field().focus());
    act(() => closeButton().focus());
    fireEvent.click(closeButton());
    act(() => field().blur());
    triggerToast('fail');
    expect(document.body).toHaveFocus();
    await advanceTime(6000);
    expect(document.body).toHaveFocus();
  });

  it('returns from the toast after the window lost focus and got it back', () => {
    render(<ToastPage />);
    triggerToast('succeed');
    act(() => field().focus());
    act(() => closeButton().focus());
    // The focused element stays the active one.
    fireEvent.blur(closeButton());
    fireEvent.click(closeButton());
    expect(field()).toHaveFocus();
  });

  it.each([
    ['is closed by the Close button', () => fireEvent.click(closeButton())],
    ['is closed by Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
    ['is replaced by another', () => triggerToast('fail')],
  ])('returns to where it was when the focused toast %s', (_, end) => {
    render(<ToastPage />);
    triggerToast('succeed');
    act(() => field().focus());
    act(() => closeButton().focus());
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
    ['succeed', 'polite', `Notice ${successTitle} We'll get back to you within 2 hours!`],
    ['fail', 'assertive', `Notice ${failureTitle} Please try again or call us directly.`],
  ] as const)('is title and description, made once: %s', async (name, live, text) => {
    render(<ToastPage />);
    const { announced, record } = recordAnnouncements();
    triggerToast(name);
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', live);
    for (let ms = 0; ms < 6000; ms += 100) {
      record();
      await advanceTime(100);
    }
    expect(announced).toEqual([text]);
  });

  it('has no axe violations', async () => {
    render(<ToastPage />);
    triggerToast('fail');
    await advanceTime(100);
    // axe needs real timers; the toast's own timer stays fake.
    vi.useRealTimers();
    expect(screen.getByRole('status')).toHaveTextContent(failureTitle);
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
    const errors = takeConsoleErrors();
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/^console\.error: ToastClose: the prop "label" is empty/);
  });
});
