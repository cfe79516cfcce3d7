import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { navigate } from '../src/components/navigation/navigate';
import { shell } from '../src/content/shell';
import { tabs } from '../src/navigation';
import { activePanel, navigateTo, renderApp, tabLabel } from './helpers/render';

const tabList = () => within(screen.getByRole('tablist'));
const tab = (name: string) => tabList().getByRole('tab', { name });

const heading = () => within(screen.getByRole('tabpanel')).getByRole('heading', { level: 1 });

/** The text of the live region that names the current screen; the carousel's is in a section. */
const announced = () => document.querySelector('[aria-live=polite]:not(section *)')?.textContent;

/** Does what the browser does before it scrolls to a match in a hidden screen. */
const find = (id: string) =>
  act(() => document.getElementById(id)?.dispatchEvent(new Event('beforematch')));

/** Dispatches the window event as any script in the page might, well-formed or not. */
const dispatch = (event: Event) => act(() => window.dispatchEvent(event));
const dispatchNavigate = (detail: unknown) => dispatch(new CustomEvent('navigate', { detail }));

describe('the tab list', () => {
  it('lists the five tabs in order', () => {
    renderApp();
    const names = tabList()
      .getAllByRole('tab')
      .map((item) => item.textContent);
    expect(names).toEqual(tabs.map(({ label }) => label));
  });

  it('shows only the screen of the selected tab', async () => {
    const { user } = renderApp();
    for (const { id, label } of tabs) {
      await user.click(tab(label));
      expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(activePanel(id).getByRole('heading', { level: 1 })).toBeVisible();
      expect(tabList().getAllByRole('tab', { selected: true })).toEqual([tab(label)]);
    }
  });
});

it('App moves nothing when the selected tab is chosen again', async () => {
  const { user } = renderApp();
  await user.click(tab(tabLabel('home')));
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(tab(tabLabel('home'))).toHaveFocus();
});

it.each([
  ['a tab is chosen', () => fireEvent.click(tab(tabLabel('guide')))],
  ["'navigate' is dispatched", () => act(() => navigate('guide'))],
])('App closes the menu of small screens when %s', async (_, choose) => {
  const { user } = renderApp();
  const menu = screen.getByRole('button', { name: shell.menu });
  await user.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  choose();
  await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'));
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName(tabLabel('guide'));
});

it('App starts on Home, and scrolls to, focuses, and announces nothing on load', () => {
  renderApp();
  expect(tab('Home')).toHaveAttribute('aria-selected', 'true');
  expect(activePanel('home').getByRole('heading', { level: 1 })).toBeVisible();
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
  expect(announced()).toBe('');
});

describe("the 'navigate' event", () => {
  it('shows the screen of its detail, which becomes the title, and announces its name', () => {
    renderApp();
    for (const { id } of tabs.toReversed()) {
      dispatchNavigate(id);
      expect(screen.getByRole('tabpanel')).toHaveAccessibleName(tabLabel(id));
      expect(document.title).toBe(shell.titles[id]);
      expect(announced()).toBe(tabLabel(id));
    }
    expect(new Set(Object.values(shell.titles)).size).toBe(tabs.length);
  });

  it('dispatched last wins, also when a listener of another event dispatches it', () => {
    renderApp();
    window.addEventListener('navigate', () => navigate('gallery'), { once: true });
    act(() => navigate('contact'));
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName(tabLabel('gallery'));
    act(() => {
      for (let time = 0; time < 100; time += 1) navigate('contact');
      navigate('guide');
    });
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName(tabLabel('guide'));
  });

  it('falls back to Home if its detail is not a tab id', () => {
    renderApp();
    const throwing = { toString: () => expect.unreachable() };
    for (const detail of ['booking', 'Tours', 'constructor', null, ['tours'], throwing]) {
      navigateTo('guide');
      dispatchNavigate(detail);
      expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Home');
    }
    navigateTo('guide');
    dispatch(new Event('navigate'));
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Home');
  });
});

describe('switching screens', () => {
  it('never changes the URL or the history', () => {
    renderApp();
    const [href, entries] = [window.location.href, window.history.length];
    const written = [vi.spyOn(history, 'pushState'), vi.spyOn(history, 'replaceState')];
    for (const { label } of tabs) fireEvent.click(tab(label));
    for (const link of screen.getAllByRole('link').filter(isInternal)) fireEvent.click(link);
    expect(window.location.href).toBe(href);
    expect(window.history).toHaveLength(entries);
    for (const write of written) expect(write).not.toHaveBeenCalled();
  });
});

describe('focus', () => {
  it('moves to the heading of any screen, including the current one', () => {
    renderApp();
    for (const { id } of tabs) {
      navigateTo(id);
      expect(heading()).toHaveFocus();
      act(() => (document.activeElement as HTMLElement).blur());
      navigateTo(id);
      expect(heading()).toHaveFocus();
    }
  });

  it('scrolls the focused control, and nothing else, into view', () => {
    const bring = vi.mocked(Element.prototype.scrollIntoView);
    renderApp();
    navigateTo('contact');
    expect(heading()).toHaveFocus();
    expect(bring).not.toHaveBeenCalled();
    const field = activePanel('contact').getByRole('textbox', { name: /message/ });
    act(() => field.focus());
    expect(bring.mock.contexts).toEqual([field]);
    expect(bring).toHaveBeenCalledWith({ block: 'nearest', inline: 'nearest' });
  });
});

it('a tab, which is announced itself, leaves the live region empty', async () => {
  const { user } = renderApp();
  navigateTo('guide');
  await user.click(tab('Contact'));
  expect(announced()).toBe('');
});

describe('find-in-page', () => {
  it('reaches every hidden screen', () => {
    renderApp();
    for (const current of tabs) {
      navigateTo(current.id);
      for (const { id } of tabs) {
        const hidden = document.getElementById(id)?.getAttribute('hidden');
        expect(hidden).toBe(id === current.id ? null : 'until-found');
      }
    }
  });

  it('shows the screen with the match', () => {
    renderApp();
    for (const { id } of tabs.toReversed()) {
      find(id);
      expect(screen.getByRole('tabpanel')).toHaveAccessibleName(tabLabel(id));
      expect(document.getElementById(id)).not.toHaveAttribute('hidden');
      expect(document.title).toBe(shell.titles[id]);
    }
  });

  it('closes a screen that the browser has opened beside the one with the match', async () => {
    renderApp();
    find('guide');
    const contact = document.getElementById('contact');
    contact?.removeAttribute('hidden');
    await waitFor(() => expect(contact).toHaveAttribute('hidden', 'until-found'));
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName(tabLabel('guide'));
  });

  it('leaves focus and scrolling to the browser', () => {
    renderApp();
    find('guide');
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });
});

const isInternal = (link: HTMLElement) => link.getAttribute('href')?.startsWith('#');
