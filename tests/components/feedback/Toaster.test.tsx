import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdTime, pass, visitor } from '../../helpers/render';
import { close, failure, Page, show, success, toasts } from '../../helpers/toasts';

beforeEach(holdTime);

describe('a toast', () => {
  it('shows title and description', () => {
    render(<Page />);
    show('succeed');
    expect(toasts()[0]).toHaveTextContent(success);
    expect(toasts()[0]).toHaveTextContent("We'll get back to you within 2 hours!");
    expect(toasts()[0]).toHaveAttribute('data-kind', 'success');
  });

  it('is a destructive one when it tells of a failure', () => {
    render(<Page />);
    show('fail');
    expect(toasts()[0]).toHaveTextContent(failure);
    expect(toasts()[0]).toHaveTextContent('Please try again or call us directly.');
    expect(toasts()[0]).toHaveAttribute('data-kind', 'destructive');
  });

  it('is the only one: a new one replaces the earlier', () => {
    render(<Page />);
    show('succeed');
    show('fail');
    expect(toasts()).toHaveLength(1);
    expect(toasts()[0]).toHaveTextContent(failure);
  });

  it('goes after 5 seconds, and not before', async () => {
    render(<Page />);
    show('succeed');
    await pass(4900);
    expect(toasts()).toHaveLength(1);
    await pass(100);
    expect(toasts()).toHaveLength(0);
  });

  it('has its own 5 seconds when it replaced another', async () => {
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

describe('a toast is closed', () => {
  it('by its button', () => {
    render(<Page />);
    show('succeed');
    fireEvent.click(close());
    expect(toasts()).toHaveLength(0);
  });

  it('by Escape, wherever the focus is', async () => {
    const user = visitor();
    render(<Page />);
    show('fail');
    await user.click(screen.getByLabelText('field'));
    await user.keyboard('{Escape}');
    expect(toasts()).toHaveLength(0);
    expect(screen.getByLabelText('field')).toHaveFocus();
  });

  it.each([
    ['a swipe of 51 px to the right', 51, 0, 0],
    ['a swipe of 50 px, which is the threshold, does not', 50, 0, 1],
    ['a swipe of 49 px does not', 49, 0, 1],
    ['a swipe to the left does not', -80, 0, 1],
    ['a swipe downward does not', 20, 80, 1],
  ])('by a swipe past 50 px: %s', (_, x, y, left) => {
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

  it('and the next one still goes by itself', async () => {
    const user = visitor();
    render(<Page />);
    show('succeed');
    await user.click(close());
    show('fail');
    await pass(5000);
    expect(toasts()).toHaveLength(0);
  });
});

describe('a toast that comes when the visitor cannot see it', () => {
  const passes = async (seconds: number) => {
    await pass(seconds * 1000);
    return toasts().length;
  };

  it('waits until their window is in front again, and then stays 5 seconds', async () => {
    render(<Page />);
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    fireEvent.blur(window);
    show('fail');
    expect(await passes(20)).toBe(0);
    vi.mocked(document.hasFocus).mockReturnValue(true);
    fireEvent.focus(window);
    expect(await passes(4.9)).toBe(1);
    expect(await passes(0.1)).toBe(0);
  });

  it('waits until their tab is shown again', async () => {
    render(<Page />);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    show('fail');
    expect(await passes(20)).toBe(0);
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    expect(await passes(4.9)).toBe(1);
  });

  it('waits until the picture that lies over the page is closed', async () => {
    render(<Page />);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    show('fail');
    expect(await passes(20)).toBe(0);
    act(() => dialog.close());
    expect(await passes(4.9)).toBe(1);
    dialog.remove();
  });

  it('comes at once when the focus only went into a frame of the page', () => {
    render(<Page />);
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    fireEvent.blur(window);
    show('succeed');
    expect(toasts()).toHaveLength(1);
  });

  it('takes an earlier one away all the same', () => {
    render(<Page />);
    show('succeed');
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    fireEvent.blur(window);
    show('fail');
    expect(toasts()).toHaveLength(0);
  });
});

describe('a toast waits', () => {
  it('while the pointer is over it', async () => {
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

  it('while focus is in it', async () => {
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
