import { fireEvent, render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../../../src/components/controls/Button';
import { advanceTime, installFakeTimers, setupUser } from '../../helpers/render';

const button = () => screen.getByRole('button');

it.each([
  ['a click', (user: UserEvent) => user.click(button())],
  ['Enter', (user: UserEvent) => user.type(button(), '{Enter}', { skipClick: true })],
  ['Space', (user: UserEvent) => user.type(button(), ' ', { skipClick: true })],
  // Browsers also click after a touch that slid over the button's edge. React Aria drops such a touch.
  ['a click without a press', async () => fireEvent.click(button(), { detail: 1 })],
])('%s presses a button once', async (_, press) => {
  const handlePress = vi.fn();
  render(<Button onPress={handlePress}>Next</Button>);
  button().focus();
  await press(setupUser());
  expect(handlePress).toHaveBeenCalledOnce();
});

it('a click without a press presses a button that has been pressed before', async () => {
  const handlePress = vi.fn();
  render(<Button onPress={handlePress}>Next</Button>);
  await setupUser().click(button());
  fireEvent.click(button(), { detail: 1 });
  expect(handlePress).toHaveBeenCalledTimes(2);
});

it('a click that comes long after its touch is not a second press', async () => {
  installFakeTimers();
  const handlePress = vi.fn();
  render(<Button onPress={handlePress}>Next</Button>);
  const touch = { pointerType: 'touch', pointerId: 1, width: 20, height: 20, pressure: 1 };
  fireEvent.pointerDown(button(), touch);
  fireEvent.pointerUp(button(), touch);
  // React Aria no longer waits for the click, and presses the button.
  await advanceTime(300);
  fireEvent.click(button(), { detail: 1 });
  expect(handlePress).toHaveBeenCalledOnce();
  fireEvent.click(button(), { detail: 1 });
  expect(handlePress).toHaveBeenCalledTimes(2);
});

it('a button has focus after a click in Safari, which does not focus it, so that a dialog returns there', () => {
  render(<Button>Enlarge</Button>);
  // Unlike user-event, fireEvent moves no focus.
  fireEvent.click(button(), { detail: 1 });
  expect(button()).toHaveFocus();
});

it('a field keeps the focus when Enter in it submits the form', async () => {
  const handleSubmit = vi.fn((event) => event.preventDefault());
  render(
    <form onSubmit={handleSubmit}>
      <input />
      <Button type="submit">Send</Button>
    </form>,
  );
  await setupUser().type(screen.getByRole('textbox'), 'Anna{Enter}');
  expect(handleSubmit).toHaveBeenCalledOnce();
  expect(screen.getByRole('textbox')).toHaveFocus();
});
