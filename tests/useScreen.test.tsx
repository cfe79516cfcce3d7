import { act, renderHook, waitFor } from '@testing-library/react';
import { startTransition, useEffect } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { navigate } from '../src/components/navigation/navigate';
import { shell } from '../src/content/shell.yml';
import type { TabId } from '../src/navigation';
import { tabs } from '../src/tabs';
import { useScreen } from '../src/useScreen';

const { titles } = shell;

/** The hook on a page that has the heading of each screen and nothing else. */
function renderScreen() {
  return renderHook(() => useScreen()).result;
}

beforeEach(() => {
  const headings = tabs.map(({ id }) => `<div id="${id}" data-screen><h1>${id}</h1></div>`);
  document.body.innerHTML = headings.join('');
  return () => {
    document.body.replaceChildren();
    delete document.documentElement.dataset.linked;
  };
});

const screenOf = (id: TabId) => document.getElementById(id) as HTMLElement;
/** The screens that are not hidden from all but find-in-page. */
const shownScreens = () =>
  [...document.querySelectorAll('[data-screen]:not([hidden=until-found])')].map(({ id }) => id);
const find = (id: TabId) =>
  act(() => void heading(id)?.dispatchEvent(new Event('beforematch', { bubbles: true })));

const heading = (id: string) => document.querySelector(`#${id} h1`);

describe('useScreen', () => {
  it('starts on Home, and changes nothing on the page', () => {
    const screen = renderScreen();
    expect(screen.current).toMatchObject({ activeTab: 'home', selectedTab: 'home' });
    expect(screen.current.announcement).toBe('');
    expect(document.title).toBe('');
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });

  it('shows the screen of a link at the start, and continues from it and its scroll position', () => {
    document.documentElement.dataset.linked = 'guide';
    const screen = renderScreen();
    expect(shownScreens()).toEqual(['guide']);
    delete document.documentElement.dataset.linked;
    find('guide');
    expect(screen.current.activeTab).toBe('guide');
    expect(shownScreens()).toEqual(['guide']);
    expect(document.title).toBe(titles.guide);
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['tab list', 'neither focus nor announcement', false],
    ['menu', 'focus and announcement', true],
  ] as const)(
    'choosing a tab in the %s sets the title, scrolls to the top, and sets %s',
    (source, _, moves) => {
      const screen = renderScreen();
      act(() => startTransition(() => screen.current.selectTab('tours', source)));
      expect(screen.current).toMatchObject({ activeTab: 'tours', selectedTab: 'tours' });
      expect(document.title).toBe(titles.tours);
      expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
      expect(document.activeElement).toBe(moves ? heading('tours') : document.body);
      expect(screen.current.announcement).toBe(moves ? shell.tabLabels.tours : '');
    },
  );

  it('selects a tab at once, while its screen is still to be rendered', () => {
    const views: string[][] = [];
    const { result } = renderHook(() => {
      const screen = useScreen();
      views.push([screen.selectedTab, screen.activeTab]);
      return screen;
    });
    act(() => startTransition(() => result.current.selectTab('tours', 'tab list')));
    expect(views).toContainEqual(['tours', 'home']);
  });

  it("'navigate' from a link to a section focuses its heading, once its screen is shown", () => {
    screenOf('guide').innerHTML += '<section id="season"><h2>Season</h2></section>';
    renderScreen();
    // Within a React effect, as for a link that was pressed before the app started.
    renderHook(() => useEffect(() => navigate('guide', { section: 'season' }), []));
    expect(shownScreens()).toEqual(['guide']);
    expect(document.querySelector('#season h2')).toHaveFocus();
  });

  it("'navigate' focuses the heading of any screen, including the current one, at the top", () => {
    renderScreen();
    for (const [index, { id }] of tabs.entries()) {
      act(() => navigate(id));
      expect(heading(id)).toHaveFocus();
      expect(window.scrollTo).toHaveBeenCalledTimes(2 * index + 1);
      act(() => (document.activeElement as HTMLElement).blur());
      act(() => navigate(id));
      expect(heading(id)).toHaveFocus();
    }
  });

  it("the last 'navigate' wins, even one that a listener dispatches", () => {
    const screen = renderScreen();
    window.addEventListener('navigate', () => navigate('gallery'), { once: true });
    act(() => navigate('contact'));
    expect(screen.current.activeTab).toBe('gallery');
    act(() => {
      for (let time = 0; time < 100; time += 1) navigate('contact');
      navigate('guide');
    });
    expect(screen.current.activeTab).toBe('guide');
  });

  it.each([
    ['no tab id', new CustomEvent('navigate', { detail: 'booking' })],
    ['a label', new CustomEvent('navigate', { detail: 'Tours' })],
    ['a name that every object has', new CustomEvent('navigate', { detail: 'constructor' })],
    ['null', new CustomEvent('navigate', { detail: null })],
    ['a list', new CustomEvent('navigate', { detail: ['tours'] })],
    [
      'an object that throws',
      new CustomEvent('navigate', { detail: { toString: () => expect.unreachable() } }),
    ],
    ['no detail at all', new Event('navigate')],
  ])("'navigate' with %s falls back to Home", (_, event) => {
    const screen = renderScreen();
    act(() => navigate('guide'));
    act(() => window.dispatchEvent(event));
    expect(screen.current.activeTab).toBe('home');
  });

  it('a match of find-in-page leaves focus and scrolling to the browser', () => {
    const screen = renderScreen();
    find('gallery');
    expect(screen.current.activeTab).toBe('gallery');
    expect(document.title).toBe(titles.gallery);
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
    expect(screen.current.announcement).toBe('');
  });

  it('shows one screen, also when the browser opens another without making it active', async () => {
    renderScreen();
    expect(shownScreens()).toEqual(['home']);
    act(() => navigate('tours'));
    expect(shownScreens()).toEqual(['tours']);
    screenOf('guide').removeAttribute('hidden');
    await waitFor(() => expect(shownScreens()).toEqual(['tours']));
  });
});
