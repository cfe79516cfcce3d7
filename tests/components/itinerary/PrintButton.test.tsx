import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { company } from '../../../src/content/company';
import { tours } from '../../../src/content/tours';
import { Tours } from '../../../src/screens/Tours';
import { goTo, renderApp } from '../../helpers/render';

const label = tours.itinerary.print;
const decode = vi.fn<() => Promise<void>>();

beforeEach(() => {
  decode.mockReset().mockResolvedValue();
  HTMLImageElement.prototype.decode = decode;
  window.print = vi.fn();
});

describe('"Print this itinerary"', () => {
  test('prints once every picture is there', async () => {
    let arrive = () => {};
    decode.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    render(<Tours />);
    await userEvent.click(screen.getByRole('button', { name: label }));
    expect(window.print).not.toHaveBeenCalled();
    expect(decode.mock.contexts).toEqual(screen.getAllByRole('img'));
    for (const image of screen.getAllByRole<HTMLImageElement>('img'))
      expect(image.loading).toBe('eager');
    await act(async () => arrive());
    await vi.waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  });

  test('waits for no picture of a screen that is not printed', async () => {
    const { user } = renderApp();
    const page = goTo('tours');
    await user.click(page.getByRole('button', { name: label }));
    await vi.waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    expect(decode.mock.contexts).toEqual(page.getAllByRole('img'));
  });

  test('prints also when a picture cannot be loaded', async () => {
    decode.mockRejectedValue(new Error('broken picture'));
    render(<Tours />);
    await userEvent.click(screen.getByRole('button', { name: label }));
    await vi.waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  });

  test('does not wait for ever for a picture', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    decode.mockReturnValue(new Promise(() => {}));
    render(<Tours />);
    fireEvent.click(screen.getByRole('button', { name: label }));
    await act(() => vi.advanceTimersByTimeAsync(4900));
    expect(window.print).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(window.print).toHaveBeenCalledOnce();
  });

  test('puts phone and email at the end of what is printed', () => {
    render(<Tours />);
    expect(screen.getByRole('link', { name: company.email })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: company.phone.text })).toBeInTheDocument();
  });
});
