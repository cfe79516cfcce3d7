import { type KeyboardEvent, useRef } from 'react';
import { useTab, useTabList } from 'react-aria/useTabList';
import type { Node } from 'react-stately';
import type { TabListState } from 'react-stately/useTabListState';
import styles from './TabList.module.css';

interface TabListProps {
  label: string;
  state: TabListState<object>;
  orientation: 'horizontal' | 'vertical';
}

/**
 * The five tabs with manual activation (WAI-ARIA tabs pattern), because selecting one changes the
 * whole page: arrow keys, Home, and End move focus; Enter and Space select. Without scripts the tabs
 * are links.
 */
export function TabList({ label, state, orientation }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { tabListProps } = useTabList(
    { 'aria-label': label, orientation, keyboardActivation: 'manual' },
    state,
    list,
  );

  // React Aria moves focus on these keys, but does not keep the browser from scrolling on them.
  const preventScroll = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const arrows = orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : [];
    if (['Home', 'End', ...arrows].includes(event.key)) event.preventDefault();
  };

  return (
    <>
      <div
        {...tabListProps}
        ref={list}
        className={styles.list}
        data-orientation={orientation}
        onKeyDownCapture={preventScroll}
      >
        {[...state.collection].map((item) => (
          <Tab key={item.key} item={item} state={state} />
        ))}
      </div>
      <noscript>
        <ul role="list" className={styles.links}>
          {[...state.collection].map((item) => (
            <li key={item.key}>
              <a className={styles.tab} href={`#${item.key}`}>
                {item.rendered}
              </a>
            </li>
          ))}
        </ul>
      </noscript>
    </>
  );
}

interface TabProps {
  item: Node<object>;
  state: TabListState<object>;
}

function Tab({ item, state }: TabProps) {
  const tab = useRef<HTMLDivElement>(null);
  const { tabProps } = useTab({ key: item.key, shouldSelectOnPressUp: true }, state, tab);
  return (
    <div
      {...tabProps}
      ref={tab}
      className={styles.tab}
      id={`tab-${item.key}`}
      data-navigate={item.key}
      aria-controls={`panel-${item.key}`}
    >
      {item.rendered}
    </div>
  );
}
