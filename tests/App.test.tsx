import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { tabs } from '../src/tabs';
import { activePanel, navigateTo, renderApp } from './helpers/render';

const tabList = () => within(screen.getByRole('tablist'));
const tab = (name: string) => tabList().getByRole('tab', { name });

const heading = () => within(screen.getByRole('tabpanel')).getByRole('heading', { level: 1 });

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
