import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { gallery } from '../src/content/gallery.yml';
import { guide } from '../src/content/guide.yml';
import { home } from '../src/content/home.yml';
import { season } from '../src/content/season.yml';
import { tours } from '../src/content/tours.yml';
import type { TabId } from '../src/navigation';
import type { Action } from '../src/types';
import { activePanel, navigateTo, renderApp } from './helpers/render';

it('links lead to places that exist on the page, and phone and email links to what they say', () => {
  const { container: page } = renderApp();
  const linksTo = (start: string) => {
    const links = [...page.querySelectorAll('a')].map((link) => ({
      name: link.getAttribute('aria-label') ?? link.textContent,
      href: link.getAttribute('href') ?? '',
    }));
    const found = links.filter(({ href }) => href.startsWith(start));
    expect(found, start).not.toEqual([]);
    return found;
  };
  for (const { href } of linksTo('#')) expect(page.querySelector(href), href).not.toBeNull();
  const digits = (text: string) => text.replace(/\D/g, '').slice(-10);
  for (const { name, href } of [...linksTo('tel:'), ...linksTo('sms:')])
    expect(digits(href)).toBe(digits(name));
  for (const { name, href } of linksTo('mailto:')) expect(href).toBe(`mailto:${name}`);
});

const buttons: [TabId, ...Action[]][] = [
  ['home', home.hero.explore, home.hero.contact, home.tour.book, home.callToAction.contact],
  ['home', ...home.trips.list.map(({ action }) => action)],
  ['tours', tours.itinerary.ask, tours.itinerary.access.ask, tours.closing.action],
  ['guide', guide.closing.action],
  ['gallery', gallery.closing.action],
];

it('buttons lead where their content says', () => {
  renderApp();
  // Several may have the same label.
  for (const [screen, ...actions] of buttons)
    for (const { label, to } of actions)
      for (const button of navigateTo(screen).getAllByRole('button', { name: label })) {
        navigateTo(screen);
        fireEvent.click(button);
        expect(activePanel(to).getByRole('heading', { level: 1 }), label).toHaveFocus();
      }
});

it('links on three screens lead to what may have changed this season', () => {
  renderApp();
  for (const screen of ['home', 'tours', 'contact'] as const) {
    fireEvent.click(navigateTo(screen).getByRole('link', { name: season.link }));
    const heading = activePanel('guide').getByRole('heading', { name: season.title });
    expect(heading, screen).toHaveFocus();
  }
});
