import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useWholeFocus } from '../../src/components/useWholeFocus';

function Page() {
  useWholeFocus();
  return (
    <>
      <h1 tabIndex={-1}>A title</h1>
      <a href="#there">Ten days in Kandy</a>
    </>
  );
}

const bring = () => vi.mocked(Element.prototype.scrollIntoView);

it('brings a control that gets the focus wholly into view', () => {
  render(<Page />);
  const link = screen.getByRole('link');
  act(() => link.focus());
  expect(bring().mock.contexts).toEqual([link]);
  expect(bring()).toHaveBeenCalledWith({ block: 'nearest', inline: 'nearest' });
});

it('lets a title be, which is shown from the top of its screen', () => {
  render(<Page />);
  act(() => screen.getByRole('heading').focus());
  expect(bring()).not.toHaveBeenCalled();
});
