import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { navigate } from '../src/components/navigation/navigate';
import { shell } from '../src/content/shell';
import { tabLabels } from '../src/content/tabLabels';
import { tabs } from '../src/navigation';
import { mediaQueries } from '../src/styles/breakpoints';
import { setMedia } from './helpers/jsdom-stubs';
import { activePanel, navigateTo, renderApp } from './helpers/render';

const tabList = () => within(screen.getByRole('tablist'));
const tab = (name: string) => tabList().getByRole('tab', { name });

const heading = () => within(screen.getByRole('tabpanel')).getByRole('heading', { level: 1 });

/** The text of the live region that names the current screen; the carousel's is in a section. */
const announced = () => document.querySelector('[aria-live=polite]:not(section *)')?.textContent;

it('App starts on Home, and scrolls to, focuses, and announces nothing on load', () => {
  renderApp();
  const shown = tabList().getAllByRole('tab');
  expect(shown.map(({ textContent }) => textContent)).toEqual(tabs.map(({ label }) => label));
  expect(tab(tabLabels.home)).toHaveAttribute('aria-selected', 'true');
  expect(activePanel('home').getByRole('heading', { level: 1 })).toBeVisible();
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
  expect(announced()).toBe('');
});

it('App shows only the screen of the selected tab', async () => {
  const { user } = renderApp();
  for (const { id, label } of tabs) {
    await user.click(tab(label));
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(activePanel(id).getByRole('heading', { level: 1 })).toBeVisible();
    expect(tabList().getAllByRole('tab', { selected: true })).toEqual([tab(label)]);
  }
});

it.each([
  ['a tab is chosen', () => fireEvent.click(tab(tabLabels.guide))],
  ["'navigate' is dispatched", () => act(() => navigate('guide'))],
])('App closes the menu of small screens when %s', async (_, choose) => {
  setMedia(mediaQueries.menu, true);
  const { user } = renderApp();
  const menu = screen.getByRole('button', { name: shell.menu });
  await user.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  choose();
  await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'));
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName(tabLabels.guide);
});

it("App shows the screen that 'navigate' names, sets its title, and announces it", () => {
  renderApp();
  for (const { id } of tabs.toReversed()) {
    act(() => navigate(id));
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName(tabLabels[id]);
    expect(document.title).toBe(shell.titles[id]);
    expect(announced()).toBe(tabLabels[id]);
  }
  expect(new Set(Object.values(shell.titles)).size).toBe(tabs.length);
});

it('App never changes the URL or the history', () => {
  renderApp();
  const [href, entries] = [window.location.href, window.history.length];
  const written = [vi.spyOn(history, 'pushState'), vi.spyOn(history, 'replaceState')];
  for (const { label } of tabs) fireEvent.click(tab(label));
  const links = screen.getAllByRole('link').filter(isInternal);
  expect(links).not.toEqual([]);
  for (const link of links) fireEvent.click(link);
  expect(window.location.href).toBe(href);
  expect(window.history).toHaveLength(entries);
  for (const write of written) expect(write).not.toHaveBeenCalled();
});

it('App scrolls the focused control, and nothing else, into view', () => {
  const bring = vi.mocked(Element.prototype.scrollIntoView);
  renderApp();
  navigateTo('contact');
  expect(heading()).toHaveFocus();
  expect(bring).not.toHaveBeenCalled();
  const [field] = activePanel('contact').getAllByRole('textbox');
  act(() => field?.focus());
  expect(bring.mock.contexts).toEqual([field]);
  expect(bring).toHaveBeenCalledWith({ block: 'nearest', inline: 'nearest' });
});

const isInternal = (link: HTMLElement) => link.getAttribute('href')?.startsWith('#');
