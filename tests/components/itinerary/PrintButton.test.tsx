import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { tours } from '../../../src/content/tours';
import { Tours } from '../../../src/screens/Tours';
import {
  advanceTime,
  installFakeTimers,
  navigateTo,
  renderApp,
  setupUser,
} from '../../helpers/render';

const label = tours.itinerary.print;
const decode = () => vi.mocked(HTMLImageElement.prototype.decode);

describe('PrintButton', () => {
  it('does not wait for pictures of inactive screens', async () => {
    const { user } = renderApp();
    const page = navigateTo('tours');
    await user.click(page.getByRole('button', { name: label }));
    await vi.waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    expect(decode().mock.contexts).toEqual([...document.querySelectorAll('#tours img')]);
  });

  it('prints even when a picture fails to load', async () => {
    decode().mockRejectedValue(new Error('broken picture'));
    render(<Tours />);
    await setupUser().click(screen.getByRole('button', { name: label }));
    await vi.waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  });

  it('prints after 5 seconds when a picture does not load', async () => {
    installFakeTimers();
    decode().mockReturnValue(new Promise(() => {}));
    render(<Tours />);
    fireEvent.click(screen.getByRole('button', { name: label }));
    await advanceTime(4999);
    expect(window.print).not.toHaveBeenCalled();
    await advanceTime(1);
    expect(window.print).toHaveBeenCalledOnce();
  });
});
