import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { TabId } from '../../navigation';

interface TabPanelProps {
  tab: TabId;
  isActive: boolean;
  /** Called when find-in-page or a text fragment link finds a match in this hidden panel. */
  onFind: (tab: TabId) => void;
  children: ReactNode;
}

/**
 * The panel of one tab. It is always in the DOM; while inactive, it is `hidden="until-found"`, so
 * that find-in-page finds text in it. It is not a tab stop, because every screen has controls.
 */
export function TabPanel({ tab, isActive, onFind, children }: TabPanelProps) {
  const wrapper = useRef<HTMLDivElement>(null);

  // After each render, because a link may have opened a screen that the app has not made active yet.
  useLayoutEffect(function hideWhileInactive() {
    const element = wrapper.current;
    if (!element || document.documentElement.dataset.linked) return;
    if (isActive) {
      element.removeAttribute('hidden');
      return;
    }
    // React 19.3 writes hidden="until-found" as plain hidden.
    const hide = () => {
      if (element.getAttribute('hidden') !== 'until-found')
        element.setAttribute('hidden', 'until-found');
    };
    hide();
    // A browser that opens a panel for a match does not close it for the next match.
    const observer = new MutationObserver(hide);
    observer.observe(element, { attributeFilter: ['hidden'] });
    return () => observer.disconnect();
  });

  useEffect(
    function activateWhenFound() {
      const element = wrapper.current;
      const handleMatch = () => flushSync(() => onFind(tab));
      element?.addEventListener('beforematch', handleMatch);
      return () => element?.removeEventListener('beforematch', handleMatch);
    },
    [onFind, tab],
  );

  return (
    // The wrapper is hidden, not the panel: hidden="until-found" on the panel keeps all panels
    // in Chromium's accessibility tree.
    <div ref={wrapper} id={tab} data-screen={isActive ? 'shown' : 'hidden'}>
      <section role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {children}
      </section>
    </div>
  );
}
