import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { TabId } from '../../navigation';

interface TabPanelProps {
  tab: TabId;
  isActive: boolean;
  /** Called when the browser's find-in-page, or a link to a passage, reaches into this panel. */
  onFind: (tab: TabId) => void;
  children: ReactNode;
}

/**
 * The panel of one tab. It is always in the page; while it is not shown, it is hidden in
 * the way that find-in-page still reaches (design 4). No tab stop of its own: every screen has
 * controls. (react-aria's useTabPanel looks for them, which made the browser lay out all five
 * screens while the page was starting.)
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
    function showWhenFound() {
      const element = wrapper.current;
      const show = () => flushSync(() => onFind(tab));
      element?.addEventListener('beforematch', show);
      // The browser may have found words in it before the app was ready.
      if (element?.matches('[data-screen="hidden"]:not([hidden])')) onFind(tab);
      return () => element?.removeEventListener('beforematch', show);
    },
    [onFind, tab],
  );

  return (
    // The wrapper is what is hidden: hidden="until-found" on the panel itself kept all five panels
    // in Chromium's accessibility tree.
    <div ref={wrapper} id={tab} data-screen={isActive ? 'shown' : 'hidden'} hidden={!isActive}>
      <section role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {children}
      </section>
    </div>
  );
}
