import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { App } from '../../src/App';
import { navigate, type TabId, tabs } from '../../src/navigation';

/** A visitor with mouse, keyboard and finger, who keeps pace with a fake clock. */
export function visitor() {
  const advanceTimers = (ms: number) => {
    if (vi.isFakeTimers()) vi.advanceTimersByTime(ms);
  };
  return userEvent.setup({ advanceTimers });
}

/** The whole site on its first screen, and a visitor. */
export function renderApp() {
  return { user: visitor(), ...render(<App />) };
}

/** Goes to a screen as any button in the page does, and gives what can be asked about it. */
export function goTo(tab: TabId) {
  act(() => navigate(tab));
  return shown(tab);
}

/** What can be asked about the screen of a tab, which must be the one that is shown. */
export function shown(tab: TabId) {
  return within(screen.getByRole('tabpanel', { name: labelOf(tab) }));
}

/** What a tab is called in the bar. */
export function labelOf(tab: TabId): string {
  return tabs.find(({ id }) => id === tab)?.label ?? '';
}

/** Stops the clock until the end of the test: from here on time goes by only with `pass`. */
export function holdTime(): void {
  vi.useFakeTimers();
  // How Testing Library moves a clock that stands still, which it must after each of a visitor's acts.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
}

/** Lets the fake clock run. */
export function pass(ms: number) {
  return act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Waits for the toast of a title; its words may also stand elsewhere on the page. */
export async function findToast(title: string): Promise<HTMLElement> {
  const found = await screen.findByText(title, { selector: 'li *' });
  return found.closest('li') as HTMLElement;
}
