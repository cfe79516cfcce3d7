import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { App } from '../../src/App';
import { navigate } from '../../src/components/navigation/navigate';
import { shell } from '../../src/content/shell.yml';
import type { TabId } from '../../src/navigation';

/** Sets up user-event. Its delays advance the fake timers, if they are installed. */
export function setupUser() {
  const advanceTimers = (ms: number) => {
    if (vi.isFakeTimers()) vi.advanceTimersByTime(ms);
  };
  return userEvent.setup({ advanceTimers });
}

/** Renders the whole site, which starts on Home, and sets up user-event. */
export function renderApp() {
  return { user: setupUser(), ...render(<App />) };
}

/** Dispatches the 'navigate' event that the page's buttons use, and returns the screen's queries. */
export function navigateTo(tab: TabId) {
  act(() => navigate(tab));
  return activePanel(tab);
}

/** Clicks an element, and returns the details of the 'navigate' events that this dispatches. */
export function clickToNavigate(element: Element): unknown[] {
  const details: unknown[] = [];
  const listen = (event: CustomEvent) => details.push(event.detail);
  window.addEventListener('navigate', listen);
  fireEvent.click(element);
  window.removeEventListener('navigate', listen);
  return details;
}

/** Returns queries bound to the tab panel, which must be the active one. */
export function activePanel(tab: TabId) {
  return within(screen.getByRole('tabpanel', { name: shell.tabLabels[tab] }));
}

/** Installs fake timers until the end of the test. */
export function installFakeTimers(): void {
  vi.useFakeTimers();
  // Testing Library detects fake timers, and advances them, only through a global named `jest`.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
}

/** Advances the fake timers inside `act`. */
export function advanceTime(ms: number) {
  return act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Replaces every text node by an element, as browser translation does. */
export function translate(part: Node): void {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: ChildNode[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as ChildNode);
  for (const text of texts) {
    const translated = document.createElement('font');
    translated.textContent = `(${text.textContent})`;
    text.replaceWith(translated);
  }
}
