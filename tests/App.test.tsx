import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { App } from '../src/App';
import { shell } from '../src/content/shell';
import { tabs } from '../src/navigation';
import {
  activePanel,
  advanceTime,
  installFakeTimers,
  navigateTo,
  renderApp,
  tabLabel,
} from './helpers/render';

const bar = () => within(screen.getByRole('tablist'));
const tab = (name: string) => bar().getByRole('tab', { name });

/** Dispatches the window event as any script in the page might, well-formed or not. */
const dispatch = (event: Event) => act(() => window.dispatchEvent(event));
const carry = (detail: unknown) => dispatch(new CustomEvent('navigate', { detail }));

describe('the five tabs', () => {
  it('start on Home', () => {
    renderApp();
    expect(tab('Home')).toHaveAttribute('aria-selected', 'true');
    expect(activePanel('home').getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('are in the bar, in order', () => {
    renderApp();
    const names = bar()
      .getAllByRole('tab')
      .map((item) => item.textContent);
    expect(names).toEqual(['Home', 'Ceylon Tour', 'Travel Guide', 'Gallery & Reviews', 'Contact']);
  });

  it('show one screen at a time, the chosen one', async () => {
    const { user } = renderApp();
    for (const { id, label } of tabs) {
      await user.click(tab(label));
      expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(activePanel(id).getByRole('heading', { level: 1 })).toBeVisible();
      expect(bar().getAllByRole('tab', { selected: true })).toEqual([tab(label)]);
    }
  });

  it('lead from any screen to any other', () => {
    renderApp();
    const items = bar().getAllByRole('tab');
    let current = 0;
    // Five is prime: going round by one, two, three and four takes every way there is, once.
    for (const step of [1, 2, 3, 4]) {
      for (const _ of items) {
        current = (current + step) % items.length;
        fireEvent.click(items[current] as HTMLElement);
        expect(items[current]).toHaveAttribute('aria-selected', 'true');
      }
    }
  });

  it('each control the panel that bears their name', () => {
    renderApp();
    for (const { id, label } of tabs) {
      navigateTo(id);
      const panel = screen.getByRole('tabpanel');
      expect(tab(label)).toHaveAttribute('aria-controls', panel.id);
      expect(panel).toHaveAttribute('aria-labelledby', tab(label).id);
    }
  });
});

describe("the 'navigate' event", () => {
  it('shows the screen it carries', () => {
    renderApp();
    for (const { id } of tabs) {
      carry(id);
      expect(screen.getByRole('tabpanel')).toHaveAccessibleName(tabLabel(id));
    }
  });

  it('falls back to Home on anything that is not a screen', () => {
    renderApp();
    for (const detail of ['booking', undefined, null, { tab: 'tours' }]) {
      navigateTo('guide');
      carry(detail);
      expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Home');
    }
    navigateTo('guide');
    dispatch(new Event('navigate'));
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Home');
  });

  it('is no longer listened to when the page has gone', () => {
    const { unmount } = renderApp();
    const removed = vi.spyOn(window, 'removeEventListener');
    unmount();
    expect(removed).toHaveBeenCalledWith('navigate', expect.any(Function));
  });
});

describe('going to another screen', () => {
  it('begins at the top, at once, whether by the bar or by a button', async () => {
    const { user } = renderApp();
    await user.click(tab('Travel Guide'));
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    navigateTo('gallery');
    expect(window.scrollTo).toHaveBeenCalledTimes(2);
  });

  it('does not scroll when the page opens', () => {
    renderApp();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('changes the title of the window, each screen having its own', () => {
    renderApp();
    for (const { id, label } of tabs) {
      fireEvent.click(tab(label));
      expect(document.title).toBe(shell.titles[id]);
    }
    expect(new Set(Object.values(shell.titles)).size).toBe(tabs.length);
  });

  it('never changes the address or the history', () => {
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

it('tells the early script, which holds what was pressed before, that the page can be used', () => {
  const page = document.documentElement;
  delete page.dataset.app;
  const told = vi.fn(() => page.dataset.app);
  page.addEventListener('appready', told, { once: true });
  renderApp();
  expect(told).toHaveReturnedWith('ready');
});

it('moves what travelers say on only while Home is shown', async () => {
  installFakeTimers();
  renderApp();
  const slide = () => document.querySelector('#home [role=group]:not([hidden])')?.ariaLabel;
  await advanceTime(5000);
  expect(slide()).toBe('2 of 4');
  navigateTo('tours');
  await advanceTime(5000);
  expect(slide()).toBe('2 of 4');
});

it('closes a picture of the gallery when another screen is asked for', async () => {
  const { user } = renderApp();
  const [photo] = navigateTo('gallery').getAllByRole('button');
  await user.click(photo as HTMLElement);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  navigateTo('home');
  navigateTo('gallery');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows the same to everyone: no screen asks who the visitor is', () => {
  render(<App />);
  for (const { id } of tabs) {
    const page = navigateTo(id);
    expect(page.queryByText(/log ?in|sign ?in|sign ?up|password|my account/i)).toBeNull();
  }
});

const isInternal = (link: HTMLElement) => link.getAttribute('href')?.startsWith('#');
