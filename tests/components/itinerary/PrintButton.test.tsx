import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { tours } from '../../../src/content/tours.yml';
import { Tours } from '../../../src/screens/Tours';
import {
  advanceTime,
  installFakeTimers,
  navigateTo,
  renderApp,
  renderOnScreen,
  setupUser,
  translate,
} from '../../helpers/render';

const { print, printing, cannotPrint } = tours.itinerary;
const decode = () => vi.mocked(HTMLImageElement.prototype.decode);

/** Renders the screen with pictures that do not load until `load` is called, and presses the button. */
async function pressWhileLoading() {
  installFakeTimers();
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  decode().mockReturnValue(loaded);
  const page = renderOnScreen('tours', <Tours />);
  const user = setupUser();
  const button = screen.getByRole('button', { name: print });
  await user.click(button);
  return { ...page, user, button, load };
}

describe('PrintButton', () => {
  it('waits for no pictures but those that are printed', async () => {
    const { user } = renderApp();
    const page = navigateTo('tours');
    await user.click(page.getByRole('button', { name: print }));
    await vi.waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    expect(decode()).toHaveBeenCalled();
    const printed = document.querySelectorAll('#tours img:not([data-print=no] *)');
    expect(decode().mock.contexts).toEqual([...printed]);
  });

  it('prints even when a picture fails to load', async () => {
    decode().mockRejectedValue(new Error('broken picture'));
    renderOnScreen('tours', <Tours />);
    await setupUser().click(screen.getByRole('button', { name: print }));
    await vi.waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  });

  it('prints after 5 seconds when a picture does not load', async () => {
    await pressWhileLoading();
    await advanceTime(4900);
    expect(window.print).not.toHaveBeenCalled();
    await advanceTime(100);
    expect(window.print).toHaveBeenCalledOnce();
  });

  it('waits for the page to load, until when browsers do not print', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const { button } = await pressWhileLoading();
    await advanceTime(20_000);
    expect(window.print).not.toHaveBeenCalled();
    expect(button).toHaveTextContent(printing);
    window.dispatchEvent(new Event('load'));
    await advanceTime(0);
    expect(window.print).toHaveBeenCalledOnce();
  });

  it('says that it is preparing, and keeps the focus', async () => {
    const { button } = await pressWhileLoading();
    expect(button).toHaveTextContent(printing);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(printing);
    await advanceTime(5000);
    expect(button).toHaveTextContent(print);
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says so on a page that the browser has translated, too', async () => {
    const { user, button } = await pressWhileLoading();
    translate(document.body);
    await advanceTime(5000);
    expect(button).toHaveTextContent(print);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(button);
    expect(button).toHaveTextContent(printing);
  });

  it('opens one dialog, however often it is pressed in the meantime', async () => {
    const { user, button } = await pressWhileLoading();
    await user.click(button);
    await user.keyboard('{Enter}');
    await advanceTime(20_000);
    expect(window.print).toHaveBeenCalledOnce();
  });

  it('prints nothing after the visitor has left the screen, until it is pressed again', async () => {
    const { user, button } = await pressWhileLoading();
    navigateTo('home');
    navigateTo('tours');
    expect(button).toHaveTextContent(print);
    await advanceTime(20_000);
    expect(window.print).not.toHaveBeenCalled();
    await user.click(button);
    await advanceTime(5000);
    expect(window.print).toHaveBeenCalledOnce();
  });

  it('prints nothing once the pictures load after the visitor has left the screen', async () => {
    const { load } = await pressWhileLoading();
    navigateTo('home');
    load();
    await advanceTime(0);
    expect(window.print).not.toHaveBeenCalled();
  });

  it.each([
    ['lacks `window.print`', undefined],
    ['does nothing', () => {}],
  ])('says what to do if the browser, which is part of an app, %s', async (_, windowPrint) => {
    vi.stubGlobal('print', windowPrint);
    const { user, button } = await pressWhileLoading();
    await advanceTime(5000);
    await advanceTime(900);
    expect(screen.queryByText(cannotPrint)).toBeNull();
    await advanceTime(100);
    expect(screen.getByRole('status')).toHaveTextContent(cannotPrint);
    expect(screen.getByText(cannotPrint)).toBeVisible();
    expect(screen.getByRole('status')).toHaveAttribute('data-print', 'no');
    await user.click(button);
    expect(screen.queryByText(cannotPrint)).toBeNull();
  });

  it('takes that back once the visitor prints in another way', async () => {
    vi.stubGlobal('print', undefined);
    await pressWhileLoading();
    await advanceTime(5000);
    await advanceTime(1000);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.queryByText(cannotPrint)).toBeNull();
  });
});
