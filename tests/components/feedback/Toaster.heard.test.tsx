import * as Radix from '@radix-ui/react-toast';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastClose } from '../../../src/components/feedback/Toaster';
import { axe } from '../../helpers/axe';
import { takeComplaints } from '../../helpers/console-guard';
import { holdTime, pass, visitor } from '../../helpers/render';
import { close, failure, Page, show, success } from '../../helpers/toasts';

beforeEach(holdTime);

describe('focus', () => {
  const field = () => screen.getByLabelText('field');

  it('goes to the toasts by F8, whose name says so', async () => {
    const user = visitor();
    render(<Page />);
    show('succeed');
    act(() => field().focus());
    await user.keyboard('[F8]');
    const region = screen.getByRole('region', { name: 'Messages (F8)' });
    expect(region).toContainElement(document.activeElement as HTMLElement);
  });

  it('stays where it is when a toast comes and goes', async () => {
    render(<Page />);
    act(() => field().focus());
    show('fail');
    expect(field()).toHaveFocus();
    await pass(5000);
    expect(field()).toHaveFocus();
  });

  it('stays where the visitor has moved it since', async () => {
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
    ['is closed by its button', () => fireEvent.click(close())],
    ['is closed by Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
    ['is replaced by another', () => show('fail')],
  ])('comes back to where it was when the focused toast %s', (_, end) => {
    render(<Page />);
    show('succeed');
    act(() => field().focus());
    act(() => close().focus());
    end();
    expect(field()).toHaveFocus();
  });
});

describe('what is heard', () => {
  /** Every text that came into an announcing element, in order. */
  function listen() {
    const heard: string[] = [];
    const note = () => {
      for (const { textContent } of screen.queryAllByRole('status'))
        if (textContent && heard.at(-1) !== textContent) heard.push(textContent);
    };
    return { heard, note };
  }

  it.each([
    ['succeed', 'polite', `Notice ${success} We'll get back to you within 2 hours!`],
    ['fail', 'assertive', `Notice ${failure} Please try again or call us directly.`],
  ] as const)('is title and description, once: %s', async (name, manner, text) => {
    render(<Page />);
    const { heard, note } = listen();
    show(name);
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', manner);
    for (let ms = 0; ms < 6000; ms += 100) {
      note();
      await pass(100);
    }
    expect(heard).toEqual([text]);
  });

  it('has no barrier that axe can find', async () => {
    render(<Page />);
    show('fail');
    await pass(100);
    // axe needs a clock that goes; for the toast it goes on standing still.
    vi.useRealTimers();
    expect(screen.getByRole('status')).toHaveTextContent(failure);
    expect(await axe(document.body)).toHaveNoViolations();
  });
});

describe('the close control of a toast', () => {
  const inToast = (label: string) => (
    <Radix.Provider>
      <Radix.Root>
        <ToastClose label={label} />
      </Radix.Root>
      <Radix.Viewport />
    </Radix.Provider>
  );

  it('says what it does', () => {
    render(inToast('Close message'));
    expect(screen.getByRole('button')).toHaveAccessibleName('Close message');
  });

  it.each(['', '  '])('without a label logs one error and shows nothing: "%s"', (label) => {
    render(<ToastClose label={label} />);
    expect(screen.queryByRole('button')).toBeNull();
    const complaints = takeComplaints();
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(/^console\.error: ToastClose: the prop "label" is empty/);
  });
});
