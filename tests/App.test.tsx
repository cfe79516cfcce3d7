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

const tabList = () => within(screen.getByRole('tablist'));
const tab = (name: string) => tabList().getByRole('tab', { name });

const heading = () => within(screen.getByRole('tabpanel')).getByRole('heading', { level: 1 });

/** The text of the live region that names the current screen. */
const announced = () => document.querySelector('[aria-live=polite]:not(section *)')?.textContent;

/** Does what the browser does before it scrolls to a match in a hidden screen. */
const find = (id: string) =>
  act(() => document.getElementById(id)?.dispatchEvent(new Event('beforematch')));

/** Dispatches the window event as any script in the page might, well-formed or not. */
const dispatch = (event: Event) => act(() => window.dispatchEvent(event));
const dispatchNavigate = (detail: unknown) => dispatch(new CustomEvent('navigate', { detail }));

describe('the tab list', () => {
  it('starts on Home', () => {
    renderApp();
    expect(tab('Home')).toHaveAttribute('aria-selected', 'true');
    expect(activePanel('home').getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('lists the five tabs in order', () => {
    renderApp();
    const names = tabList()
      .getAllByRole('tab')
      .map((item) => item.textContent);
    expect(names).toEqual(['Home', 'Ceylon Tour', 'Travel Guide', 'Gallery & Reviews', 'Contact']);
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

  it('leads from any screen to any other', () => {
    renderApp();
    const items = tabList().getAllByRole('tab');
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

  it('labels each panel by the tab that controls it', () => {
    renderApp();
    for (const { id, label } of tabs) {
      navigateTo(id);
      const panel = screen.getByRole('tabpanel');
      expect(tab(label)).toHaveAttribute('aria-controls', panel.id);
      expect(panel).toHaveAttribute('aria-labelledby', tab(label).id);
    }
  });
});

it('scrolls to, focuses, and announces nothing on load', () => {
  renderApp();
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
  expect(announced()).toBe('');
});

describe("the 'navigate' event", () => {
  it('shows the screen of its detail', () => {
    renderApp();
    for (const { id } of tabs) {
      dispatchNavigate(id);
      expect(screen.getByRole('tabpanel')).toHaveAccessibleName(tabLabel(id));
    }
  });

  it('falls back to Home if its detail is not a tab id', () => {
    renderApp();
    for (const detail of ['booking', undefined, null, { tab: 'tours' }]) {
      navigateTo('guide');
      dispatchNavigate(detail);
      expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Home');
    }
    navigateTo('guide');
    dispatch(new Event('navigate'));
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Home');
  });

  it('has no listener after the app was unmounted', () => {
    const { unmount } = renderApp();
    const removed = vi.spyOn(window, 'removeEventListener');
    unmount();
    expect(removed).toHaveBeenCalledWith('navigate', expect.any(Function));
  });
});

describe('switching screens', () => {
  it('scrolls to the top instantly, from the tab list and from a button', async () => {
    const { user } = renderApp();
    await user.click(tab('Travel Guide'));
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    navigateTo('gallery');
    expect(window.scrollTo).toHaveBeenCalledTimes(2);
  });

  it('sets the document title of the screen', () => {
    renderApp();
    for (const { id, label } of tabs.toReversed()) {
      fireEvent.click(tab(label));
      expect(document.title).toBe(shell.titles[id]);
    }
    expect(new Set(Object.values(shell.titles)).size).toBe(tabs.length);
  });

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
  it('stays on the chosen tab', async () => {
    const { user } = renderApp();
    await user.click(tab('Gallery & Reviews'));
    expect(tab('Gallery & Reviews')).toHaveFocus();
  });

  it('moves to the heading of the new screen when a button navigates', async () => {
    const { user } = renderApp();
    await user.click(activePanel('home').getByRole('button', { name: 'Explore Trips' }));
    expect(activePanel('tours').getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('moves without scrolling', () => {
    renderApp();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    navigateTo('tours');
    expect(focus.mock.contexts).toEqual([heading()]);
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

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

  it('moves to main by the skip link, the first tab stop', async () => {
    const { user } = renderApp();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('moves to the accessibility statement by its link', async () => {
    const { user } = renderApp();
    await user.click(screen.getByRole('link', { name: 'Accessibility statement' }));
    const heading = activePanel('contact').getByRole('heading', {
      name: 'Accessibility statement',
    });
    expect(heading).toHaveFocus();
  });
});

describe('the live region', () => {
  it('names the new screen when a button navigates', () => {
    renderApp();
    for (const { id } of tabs) {
      navigateTo(id);
      expect(announced()).toBe(tabLabel(id));
    }
  });

  it('stays empty when a tab, which is announced itself, is chosen', async () => {
    const { user } = renderApp();
    navigateTo('guide');
    await user.click(tab('Contact'));
    expect(announced()).toBe('');
  });
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

  it('leaves focus and scrolling to the browser', () => {
    renderApp();
    find('guide');
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });
});

it('tells the pre-hydration script when the app is ready', () => {
  const page = document.documentElement;
  delete page.dataset.app;
  const told = vi.fn(() => page.dataset.app);
  page.addEventListener('appready', told, { once: true });
  renderApp();
  expect(told).toHaveReturnedWith('ready');
});

it('advances the testimonials only while Home is active', async () => {
  installFakeTimers();
  renderApp();
  const slide = () => document.querySelector('#home [role=group]:not([hidden])')?.ariaLabel;
  await advanceTime(5000);
  expect(slide()).toBe('2 of 4');
  navigateTo('tours');
  await advanceTime(5000);
  expect(slide()).toBe('2 of 4');
});

it('closes the photo viewer when the screen changes', async () => {
  const { user } = renderApp();
  const [photo] = navigateTo('gallery').getAllByRole('button');
  await user.click(photo as HTMLElement);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  navigateTo('home');
  navigateTo('gallery');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('has no login on any screen', () => {
  render(<App />);
  for (const { id } of tabs) {
    const page = navigateTo(id);
    expect(page.queryByText(/log ?in|sign ?in|password|my account/i)).toBeNull();
    expect(page.queryByText(/sign ?up/i, { selector: 'a, a *, button, button *' })).toBeNull();
  }
});

const isInternal = (link: HTMLElement) => link.getAttribute('href')?.startsWith('#');
