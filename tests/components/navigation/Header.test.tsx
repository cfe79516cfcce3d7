import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Header } from '../../../src/components/navigation/Header';
import type { TabId } from '../../../src/navigation';
import { mediaQueries } from '../../../src/styles/breakpoints';
import { tabs } from '../../../src/tabs';
import { setMedia } from '../../helpers/jsdom-stubs';
import { setupUser } from '../../helpers/render';

const strings = { brandLink: 'Start', navigation: 'Main', tabs: 'Sections', menu: 'Menu' };

const tab = (id: TabId) => screen.getByRole('tab', { name: id });
const toggle = () => screen.getByRole('button', { name: strings.menu });

/** Renders the header with Home selected, each tab with its id as its label, and a button after it. */
function renderHeader() {
  const onTabSelect = vi.fn();
  const onOtherPress = vi.fn();
  const header = () => (
    <>
      <Header
        company={{ name: 'Company' }}
        strings={strings}
        tabs={tabs.map(({ id }) => ({ id, label: id }))}
        selectedTab="home"
        onTabSelect={onTabSelect}
      />
      <button type="button" onClick={onOtherPress}>
        Other
      </button>
    </>
  );
  const { rerender } = render(header());
  return { user: setupUser(), onTabSelect, onOtherPress, rerender: () => rerender(header()) };
}

it('Header has the name of the company, which leads to Home', () => {
  renderHeader();
  const link = screen.getByRole('link', { name: strings.brandLink });
  expect(link).toHaveTextContent('Company');
  expect(link).toHaveAttribute('href', '#home');
});

it.each([
  ['beside each other', 'horizontal', false],
  ['one below the other in the menu of small screens', 'vertical', true],
])('Header tells screen readers that the tabs stand %s', (_, orientation, isSmall) => {
  setMedia(mediaQueries.menu, isSmall);
  renderHeader();
  expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', orientation);
});

describe('the menu of the Header on small screens', () => {
  beforeEach(() => setMedia(mediaQueries.menu, true));

  it('opens and closes when the Menu button is pressed, and contains the tab list', async () => {
    const { user } = renderHeader();
    const menu = document.getElementById(toggle().getAttribute('aria-controls') ?? '');
    expect(menu).toContainElement(screen.getByRole('tablist'));
    for (const expanded of ['true', 'false']) {
      await user.click(toggle());
      expect(toggle()).toHaveAttribute('aria-expanded', expanded);
    }
  });

  it('closes when the selected tab is chosen, and selects nothing', async () => {
    const { user, onTabSelect } = renderHeader();
    await user.click(toggle());
    await user.click(tab('home'));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(toggle()).toHaveFocus();
    expect(onTabSelect).not.toHaveBeenCalled();
  });

  it('selects another tab and closes', async () => {
    const { user, onTabSelect } = renderHeader();
    await user.click(toggle());
    await user.click(tab('guide'));
    expect(onTabSelect).toHaveBeenCalledExactlyOnceWith('guide', 'menu');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each<[string, (rerender: () => void) => void]>([
    ['Ctrl and F are pressed', () => fireEvent.keyDown(toggle(), { key: 'f', ctrlKey: true })],
    [
      'Ctrl and F are pressed on a tab',
      () => fireEvent.keyDown(tab('guide'), { key: 'f', ctrlKey: true }),
    ],
    ['Command and F are pressed', () => fireEvent.keyDown(toggle(), { key: 'f', metaKey: true })],
    ['F3 is pressed', () => fireEvent.keyDown(toggle(), { key: 'F3' })],
    ...['F', 'а'].map((key): [string, () => void] => [
      `Ctrl is pressed with the key of F, which types ${key}`,
      () => fireEvent.keyDown(toggle(), { key, code: 'KeyF', ctrlKey: true }),
    ]),
    [
      'the browser scrolls to a match, even if something else has rendered meanwhile',
      (rerender) => {
        vi.spyOn(document, 'hasFocus').mockReturnValue(false);
        fireEvent.blur(window);
        rerender();
        fireEvent.scroll(window);
      },
    ],
  ])('closes for find-in-page, when %s', async (_, find) => {
    const { user, rerender } = renderHeader();
    await user.click(toggle());
    find(rerender);
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(toggle()).toHaveFocus();
  });

  it.each([
    ['the page scrolls', () => fireEvent.scroll(window)],
    [
      'the page has been scrolled before, in a window without focus',
      () => {
        vi.spyOn(document, 'hasFocus').mockReturnValue(false);
        fireEvent.scroll(window);
      },
    ],
    ['a letter is typed', () => fireEvent.keyDown(toggle(), { key: 'f' })],
    ['the window loses focus', () => fireEvent.blur(window)],
  ])('stays open when %s', async (_, cause) => {
    const { user } = renderHeader();
    await user.click(toggle());
    cause();
    await new Promise((resolve) => setTimeout(resolve));
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes on a press in a frame, which takes the focus from the window', async () => {
    const { user } = renderHeader();
    await user.click(toggle());
    const frame = document.body.appendChild(document.createElement('iframe'));
    onTestFinished(() => frame.remove());
    // Browsers do not name the frame in the event, unlike jsdom.
    const stop = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('focusout', stop, true);
    act(() => frame.focus());
    window.removeEventListener('focusout', stop, true);
    fireEvent.blur(window);
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-expanded', 'false'));
    expect(frame).toHaveFocus();
  });

  it('closes on Escape and returns focus to the Menu button', async () => {
    const { user } = renderHeader();
    await user.click(toggle());
    await user.tab();
    await user.keyboard('{Escape}');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(toggle()).toHaveFocus();
  });

  it('leaves Escape to the rest of the page while it is closed', async () => {
    const onKeyDown = vi.fn();
    document.addEventListener('keydown', onKeyDown);
    onTestFinished(() => document.removeEventListener('keydown', onKeyDown));
    renderHeader();
    expect(fireEvent.keyDown(toggle(), { key: 'Escape' })).toBe(true);
    expect(onKeyDown).toHaveBeenCalledOnce();
  });

  it('closes on a press outside, which also activates what was pressed', async () => {
    const { user, onOtherPress } = renderHeader();
    await user.click(toggle());
    await user.click(screen.getByRole('button', { name: 'Other' }));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(onOtherPress).toHaveBeenCalledOnce();
  });

  it('closes on a press outside that moves no focus, and does not take the focus', async () => {
    const { user } = renderHeader();
    await user.click(toggle());
    await user.click(document.body);
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(document.body).toHaveFocus();
  });

  it('closes when the window becomes so wide that all tabs are in view', async () => {
    const { user } = renderHeader();
    await user.click(toggle());
    act(() => setMedia(mediaQueries.menu, false));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('hands focus over to the selected tab and back when the width of the window changes', async () => {
    const { user } = renderHeader();
    await user.click(toggle());
    act(() => setMedia(mediaQueries.menu, false));
    expect(tab('home')).toHaveFocus();
    act(() => setMedia(mediaQueries.menu, true));
    expect(toggle()).toHaveFocus();
  });

  it.each([
    ['a tab of the open menu', true, () => tab('tours')],
    ['a control outside of the header', false, () => screen.getByRole('button', { name: 'Other' })],
  ])('leaves focus on %s when the width of the window changes', async (_, isSmall, control) => {
    setMedia(mediaQueries.menu, isSmall);
    const { user } = renderHeader();
    if (isSmall) await user.click(toggle());
    act(() => control().focus());
    act(() => setMedia(mediaQueries.menu, !isSmall));
    expect(control()).toHaveFocus();
  });
});
