import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { media } from '../../../src/styles/breakpoints';
import { setMedia } from '../../helpers/jsdom-stubs';
import { renderApp } from '../../helpers/render';

const tab = (name: string) => screen.getByRole('tab', { name });

describe('TabList', () => {
  it('moves focus on arrows, Home, and End, and selects on Enter only', async () => {
    const { user } = renderApp();
    act(() => tab('Home').focus());
    // React Aria may move focus a frame later.
    const expectFocus = (name: string) => waitFor(() => expect(tab(name)).toHaveFocus());
    for (const [key, name] of [
      ['{ArrowRight}', 'Ceylon Tour'],
      ['{End}', 'Contact'],
      ['{ArrowRight}', 'Home'],
      ['{ArrowLeft}', 'Contact'],
      ['{Home}', 'Home'],
      ['{ArrowRight}', 'Ceylon Tour'],
      ['{ArrowRight}', 'Travel Guide'],
    ] as const) {
      await user.keyboard(key);
      await expectFocus(name);
    }
    expect(tab('Home')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(tab('Travel Guide')).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['mouse', (user: UserEvent) => user.click(tab('Home'))],
    ['Enter', (user: UserEvent) => user.keyboard('{Enter}')],
    ['Space', (user: UserEvent) => user.keyboard(' ')],
  ])('moves nothing when the selected tab is chosen again, by %s', async (_, choose) => {
    const { user } = renderApp();
    act(() => tab('Home').focus());
    await choose(user);
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(tab('Home')).toHaveFocus();
  });

  it('is entered at the selected tab, after focus has left it on another', async () => {
    const { user } = renderApp();
    act(() => tab('Home').focus());
    await user.keyboard('{ArrowRight}');
    await user.tab();
    await user.tab({ shift: true });
    expect(tab('Home')).toHaveFocus();
  });

  it('lets Home and End scroll the page after a tab was chosen by mouse', async () => {
    const { user } = renderApp();
    await user.click(tab('Travel Guide'));
    for (const key of ['Home', 'End']) {
      expect(fireEvent.keyDown(tab('Travel Guide'), { key })).toBe(true);
      expect(tab('Travel Guide')).toHaveFocus();
    }
  });

  it.each([
    ['tab bar', false, ['Home', 'End'], ['ArrowUp', 'ArrowDown']],
    ['menu', true, ['Home', 'End', 'ArrowUp', 'ArrowDown'], ['PageDown']],
  ])('prevents scrolling on the keys that move focus in the %s', (_, isSmall, own, others) => {
    setMedia(media.menu, isSmall);
    renderApp();
    act(() => tab('Home').focus());
    // Home and End move focus once the visitor moves by keyboard.
    fireEvent.keyDown(tab('Home'), { key: isSmall ? 'ArrowDown' : 'ArrowRight' });
    const scrolls = (key: string) => fireEvent.keyDown(tab('Home'), { key });
    expect(own.filter(scrolls)).toEqual([]);
    expect(others.filter(scrolls)).toEqual(others);
    expect(fireEvent.keyDown(tab('Home'), { key: 'End', ctrlKey: true })).toBe(true);
  });
});
