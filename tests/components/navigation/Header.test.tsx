import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { navigate } from '../../../src/components/navigation/navigate';
import { home } from '../../../src/content/home';
import { shell } from '../../../src/content/shell';
import { media } from '../../../src/styles/breakpoints';
import { setMedia } from '../../helpers/jsdom-stubs';
import { renderApp, tabLabel } from '../../helpers/render';

// Queries of the whole page are slow.
const header = () => within(screen.getByRole('banner'));
const tab = (name: string) => header().getByRole('tab', { name });
const button = (name: string) => header().getByRole('button', { name });

describe('the menu of the Header on small screens', () => {
  it('opens and closes when the Menu button is pressed, and contains the tab list', async () => {
    const { user } = renderApp();
    const menu = document.getElementById(button(shell.menu).getAttribute('aria-controls') ?? '');
    expect(menu).toContainElement(screen.getByRole('tablist'));
    for (const [expanded, state] of [
      ['true', 'open'],
      ['false', 'closed'],
    ] as const) {
      await user.click(button(shell.menu));
      expect(button(shell.menu)).toHaveAttribute('aria-expanded', expanded);
      expect(menu).toHaveAttribute('data-state', state);
    }
  });

  it('closes when the selected tab is chosen, and moves nothing else', async () => {
    const { user } = renderApp();
    await user.click(button(shell.menu));
    await user.click(tab('Home'));
    expect(button(shell.menu)).toHaveAttribute('aria-expanded', 'false');
    expect(button(shell.menu)).toHaveFocus();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('closes on Escape and returns focus to the Menu button', async () => {
    const { user } = renderApp();
    await user.click(button(shell.menu));
    await user.tab();
    await user.keyboard('{Escape}');
    expect(button(shell.menu)).toHaveAttribute('aria-expanded', 'false');
    expect(button(shell.menu)).toHaveFocus();
  });

  it('closes on a press outside, which also does what it would do without the menu', async () => {
    const { user } = renderApp();
    await user.click(button(shell.menu));
    const explore = screen.getByRole('button', { name: home.hero.explore.label });
    await user.click(explore);
    expect(button(shell.menu)).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName(tabLabel(home.hero.explore.to));
  });

  it('hands focus over to the selected tab and back when the width of the window changes', async () => {
    setMedia(media.menu, true);
    const { user } = renderApp();
    await user.click(button(shell.menu));
    act(() => setMedia(media.menu, false));
    expect(tab('Home')).toHaveFocus();
    act(() => setMedia(media.menu, true));
    expect(button(shell.menu)).toHaveFocus();
  });

  it("closes on a 'navigate' event", async () => {
    const { user } = renderApp();
    await user.click(button(shell.menu));
    act(() => navigate('guide'));
    expect(button(shell.menu)).toHaveAttribute('aria-expanded', 'false');
  });
});
