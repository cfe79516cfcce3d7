import { act, type RenderResult, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { pageFrame } from '../../src/build/pages/page-frame';
import { shell } from '../../src/content/shell.yml';
import type { PartId, TabId } from '../../src/navigation';
import { importPart, Part } from '../../src/parts';

/** Sets up user-event. Its delays advance the fake timers, if they are installed. */
export function setupUser() {
  const advanceTimers = (ms: number) => {
    if (vi.isFakeTimers()) vi.advanceTimersByTime(ms);
  };
  return userEvent.setup({ advanceTimers });
}

const components = await Promise.all(
  (Object.keys(importPart) as PartId[]).map(async (id) => [id, await importPart[id]()] as const),
);

/** Puts the page, with the HTML of its parts, into the document until the end of the test. It shows Home. */
export function openFrame(html?: Parameters<typeof pageFrame>[1]): HTMLElement {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = pageFrame(shell.titles, html);
  document.body.append(root);
  // What tests of the same worker share.
  window.page.show('home', { keepsFocus: true });
  vi.mocked(window.scrollTo).mockClear();
  return root;
}

/** Renders something as a part of the page that is ready. */
export function renderPart(id: PartId, content: ReactNode): RenderResult {
  if (!document.getElementById('root')) openFrame();
  const container = document.querySelector(`[data-part=${id}]`) as HTMLElement;
  const page = render(<Part id={id}>{content}</Part>, { container });
  window.page.setLoadState(id, 'ready');
  return page;
}

/** Renders something on a screen, and shows the screen. */
export function renderOnScreen(id: TabId, content: ReactNode): RenderResult {
  const page = renderPart(id, content);
  navigateTo(id);
  return page;
}

/** Renders the whole site, which starts on Home, and sets up user-event. */
export function renderApp() {
  const container = openFrame();
  for (const [id, Component] of components) renderPart(id, <Component />);
  return { user: setupUser(), container };
}

/** Dispatches the 'navigate' event, and returns the queries of the screen. */
export function navigateTo(tab: TabId) {
  act(() => void window.dispatchEvent(new CustomEvent('navigate', { detail: tab })));
  return within(document.getElementById(`panel-${tab}`) as HTMLElement);
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
