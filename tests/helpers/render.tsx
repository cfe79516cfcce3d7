import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { vi } from 'vitest';
import { App } from '../../src/App';
import { navigate, type TabId, tabs } from '../../src/navigation';

/** The whole site on its first screen, and a visitor who keeps pace with a fake clock. */
export function renderApp() {
  const advanceTimers = (ms: number) => {
    if (vi.isFakeTimers()) vi.advanceTimersByTime(ms);
  };
  return { user: userEvent.setup({ advanceTimers }), ...render(<App />) };
}

/** Goes to a screen as any button in the page does, and gives what can be asked about it. */
export function goTo(tab: TabId) {
  act(() => navigate(tab));
  return shown(tab);
}

/** What can be asked about the screen of a tab, which must be the one that is shown. */
export function shown(tab: TabId) {
  const label = tabs.find(({ id }) => id === tab)?.label ?? '';
  return within(screen.getByRole('tabpanel', { name: label }));
}
