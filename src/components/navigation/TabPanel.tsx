import type { ReactNode } from 'react';
import type { TabId } from '../../navigation';

interface TabPanelProps {
  tab: TabId;
  isActive: boolean;
  children: ReactNode;
}

/**
 * The panel of one tab. It is always in the DOM; useScreen hides it while it is inactive. It is not a tab stop,
 * because every screen has controls.
 */
export function TabPanel({ tab, isActive, children }: TabPanelProps) {
  return (
    // The wrapper is hidden, not the panel: hidden="until-found" on the panel keeps all panels
    // in Chromium's accessibility tree.
    <div id={tab} data-screen={isActive ? 'shown' : 'hidden'}>
      <section role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {children}
      </section>
    </div>
  );
}
