import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shell } from '../src/content/shell';
import { tabs } from '../src/navigation';
import { navigateTo, renderApp, tabLabel } from './helpers/render';

/** What the browser does before it scrolls to a passage it found in a hidden screen. */
const find = (id: string) =>
  act(() => document.getElementById(id)?.dispatchEvent(new Event('beforematch')));

describe('find on page', () => {
  it('reaches every screen that is not shown', () => {
    renderApp();
    for (const current of tabs) {
      navigateTo(current.id);
      for (const { id } of tabs) {
        const hidden = document.getElementById(id)?.getAttribute('hidden');
        expect(hidden).toBe(id === current.id ? null : 'until-found');
      }
    }
  });

  it('shows the screen it found something in', () => {
    renderApp();
    for (const { id } of tabs.toReversed()) {
      find(id);
      expect(screen.getByRole('tabpanel')).toHaveAccessibleName(tabLabel(id));
      expect(document.getElementById(id)).not.toHaveAttribute('hidden');
      expect(document.title).toBe(shell.titles[id]);
    }
  });

  it('leaves focus and scrolling to the browser, which lands on the passage', () => {
    renderApp();
    find('guide');
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });
});
