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
 * that find-in-page finds text in it. It is no tab stop, because every screen has controls.
 */
export function TabPanel({ tab, isActive, onFind, children }: TabPanelProps) {
  const wrapper = useRef<HTMLDivElement>(null);

  useLayoutEffect(
    function hideUntilFound() {
      // React 19.3 writes hidden="until-found" as plain hidden.
      const element = wrapper.current;
      if (!isActive && element?.hidden) element.setAttribute('hidden', 'until-found');
    },
    [isActive],
  );

  useEffect(
    function activateWhenFound() {
      const element = wrapper.current;
      const handleMatch = () => flushSync(() => onFind(tab));
      element?.addEventListener('beforematch', handleMatch);
      // A link or find-in-page may have opened the panel before hydration.
      if (element?.matches('[data-screen="hidden"]:not([hidden])')) onFind(tab);
      return () => element?.removeEventListener('beforematch', handleMatch);
    },
    [onFind, tab],
  );

  return (
    // The wrapper is hidden, not the panel: hidden="until-found" on the panel keeps all five panels
    // in Chromium's accessibility tree.
    <div ref={wrapper} id={tab} data-screen={isActive ? 'shown' : 'hidden'} hidden={!isActive}>
      <section role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {children}
      </section>
    </div>
  );
}
