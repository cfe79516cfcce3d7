import { useEffect, useLayoutEffect, useOptimistic, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAnnouncement } from './components/hooks/useAnnouncement';
import { useIdleEffect } from './components/hooks/useIdleEffect';
import { focusHeading } from './components/utils/focusHeading';
import { shell } from './content/shell.yml';
import { type TabId, toTabId } from './navigation';

/**
 * What made the current screen active. It decides whether focus moves into the screen and whether the
 * page scrolls: the tab list keeps focus, a choice in the menu and an event move it, and the
 * browser itself does both for a link to a screen and for a match of find-in-page.
 */
type NavigationSource = 'start' | 'browser' | 'tab list' | 'menu' | 'event';

interface View {
  tab: TabId;
  source: NavigationSource;
  /** The id of the section on the screen to which focus moves, rather than to its heading. */
  section?: string;
}

/**
 * Hides all screens but one from all but find-in-page, until the returned function is called. Browsers
 * that open a screen for a match do not close it for the next match.
 */
function showOnly(shown: TabId) {
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) hide(target as Element);
  });
  for (const screen of document.querySelectorAll('[data-screen]')) {
    if (screen.id === shown) {
      screen.removeAttribute('hidden');
      continue;
    }
    hide(screen);
    observer.observe(screen, { attributeFilter: ['hidden'] });
  }
  return () => observer.disconnect();
}

/** React 19.3 writes hidden="until-found" as plain hidden. */
function hide(screen: Element) {
  if (screen.getAttribute('hidden') !== 'until-found') screen.setAttribute('hidden', 'until-found');
}

/** Browsers keep the setting when another screen is reloaded, which shows Home. */
function resetScrollRestoration() {
  if (document.querySelector('#home:not([hidden])')) history.scrollRestoration = 'auto';
}

/**
 * The only owner of the active tab, and the only listener to the 'navigate' event once the app has started. A
 * change of screen changes the title, scrolls to the top or to a section, and moves focus or keeps it (WCAG 2.4.2, 2.4.3).
 */
export function useScreen() {
  // The build renders the page with Home active.
  const [view, setView] = useState<View>({ tab: 'home', source: 'start' });
  const [announcement, announce] = useAnnouncement();
  const [selectedTab, setSelectedTab] = useOptimistic(view.tab);

  const selectTab = (tab: TabId, source: 'tab list' | 'menu') => {
    setSelectedTab(tab);
    setView({ tab, source });
  };

  useEffect(function listenForNavigate() {
    const handleNavigate = ({ detail, section }: WindowEventMap['navigate']) =>
      setView({ tab: toTabId(detail), source: 'event', section });
    window.addEventListener('navigate', handleNavigate);
    return () => window.removeEventListener('navigate', handleNavigate);
  }, []);

  useEffect(function listenForMatches() {
    const handleMatch = ({ target }: Event) => {
      const screen = (target as Element).closest('[data-screen]');
      if (screen) flushSync(() => setView({ tab: toTabId(screen.id), source: 'browser' }));
    };
    document.addEventListener('beforematch', handleMatch);
    return () => document.removeEventListener('beforematch', handleMatch);
  }, []);

  useLayoutEffect(
    function showOneScreen() {
      // At the start, the boot scripts may show the screen of a link or of a match. They report it once the
      // app is ready, because React expects the page that the build rendered.
      const { linked } = document.documentElement.dataset;
      return showOnly(view.source === 'start' && linked ? linked : view.tab);
    },
    [view],
  );

  const movesFocus = view.source === 'event' || view.source === 'menu';

  useLayoutEffect(
    function completeChangeOfScreen() {
      if (view.source === 'start') return;
      document.title = shell.titles[view.tab];
      // Without a fragment, the page loads on Home, where the scroll position of another screen means nothing.
      history.scrollRestoration = view.tab === 'home' ? 'auto' : 'manual';
      announce(movesFocus ? shell.tabLabels[view.tab] : '');
      if (view.source === 'browser') return;
      window.scrollTo({ top: 0, behavior: 'instant' });
      const part = document.getElementById(view.section ?? view.tab);
      if (view.section) part?.scrollIntoView({ behavior: 'instant' });
      if (movesFocus) focusHeading(part);
    },
    [view, movesFocus, announce],
  );

  // After the load event, before which browsers may still restore a position.
  useIdleEffect(resetScrollRestoration);

  return {
    activeTab: view.tab,
    /** The tab that looks selected: it changes before its screen has rendered, which is slow on phones. */
    selectedTab,
    /** Must be called in a transition, so that the tab looks selected at once. */
    selectTab,
    /** What screen readers announce. They announce a tab that keeps focus by themselves (WCAG 4.1.3). */
    announcement,
  };
}
