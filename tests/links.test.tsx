import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { gallery } from '../src/content/gallery.yml';
import { guide } from '../src/content/guide.yml';
import { home } from '../src/content/home.yml';
import { season } from '../src/content/season.yml';
import { tours } from '../src/content/tours.yml';
import type { TabId } from '../src/navigation';
import type { Action } from '../src/types';
import { activePanel, navigateTo, renderApp } from './helpers/render';

describe('links lead where their words say', () => {
  let page: HTMLElement;

  beforeEach(() => {
    page = renderApp().container;
  });

  function linksTo(start: string) {
    const links = [...page.querySelectorAll('a')].map((link) => ({
      name: link.getAttribute('aria-label') ?? link.textContent,
      href: link.getAttribute('href') ?? '',
    }));
    return links.filter(({ href }) => href.startsWith(start));
  }

  it('to places that exist on the page', () => {
    expect(linksTo('#')).not.toEqual([]);
    for (const { href } of linksTo('#')) expect(page.querySelector(href), href).not.toBeNull();
  });

  it.each(['tel:', 'sms:'])('to phone numbers: %s', (start) => {
    const digits = (text: string) => text.replace(/\D/g, '').slice(-10);
    expect(linksTo(start)).not.toEqual([]);
    for (const { name, href } of linksTo(start)) expect(digits(href)).toBe(digits(name));
  });

  it('to email addresses', () => {
    expect(linksTo('mailto:')).not.toEqual([]);
    for (const { name, href } of linksTo('mailto:')) expect(href).toBe(`mailto:${name}`);
  });
});

it.each<[TabId, ...Action[]]>([
  ['home', home.hero.explore, home.hero.contact, home.tour.book, home.callToAction.contact],
  ['tours', tours.itinerary.ask, tours.itinerary.access.ask, tours.closing.action],
  ['guide', guide.closing.action],
  ['gallery', gallery.closing.action],
])('the buttons on %s lead where their content says', (screen, ...actions) => {
  renderApp();
  // Several may have the same label.
  for (const { label, to } of actions)
    for (const button of navigateTo(screen).getAllByRole('button', { name: label })) {
      navigateTo(screen);
      fireEvent.click(button);
      expect(activePanel(to).getByRole('heading', { level: 1 })).toHaveFocus();
    }
});

it.each(['home', 'tours', 'contact'] as const)(
  'a link on %s leads to what may have changed this season',
  (screen) => {
    renderApp();
    fireEvent.click(navigateTo(screen).getByRole('link', { name: season.link }));
    expect(activePanel('guide').getByRole('heading', { name: season.title })).toHaveFocus();
  },
);
