import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { useTab, useTabList } from 'react-aria/useTabList';
import type { Node } from 'react-stately';
import type { TabListState } from 'react-stately/useTabListState';
import styles from './TabList.module.css';

interface TabListProps {
  label: string;
  state: TabListState<object>;
  orientation: 'horizontal' | 'vertical';
  /** Called when the selected tab is chosen again, which changes nothing on the page. */
  onReselect: () => void;
}

/**
 * The five tabs with manual activation (WAI-ARIA tabs pattern), because selecting one changes the
 * whole page: arrow keys, Home, and End move focus; Enter and Space select. Without scripts the tabs
 * are links.
 */
export function TabList({ label, state, orientation, onReselect }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { tabListProps } = useTabList(
    { 'aria-label': label, orientation, keyboardActivation: 'manual' },
    state,
    list,
  );

  // A tab that was chosen by mouse or touch keeps focus, but Home and End then scroll the page.
  const isMovingByKeyboard = useRef(false);
  const noteFocus = ({ currentTarget, relatedTarget, target }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget))
      isMovingByKeyboard.current = target.matches(':focus-visible');
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key.startsWith('Arrow')) isMovingByKeyboard.current = true;
    const isScrolling = ['Home', 'End'].includes(key) && !isMovingByKeyboard.current;
    // React Aria would move focus.
    if (isScrolling) event.stopPropagation();
    if (isScrolling || hasModifier(event)) return;
    // React Aria moves focus on these keys, but does not keep the browser from scrolling on them.
    const arrows = orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : [];
    if (['Home', 'End', ...arrows].includes(key)) event.preventDefault();
  };

  return (
    <>
      <div
        {...tabListProps}
        ref={list}
        className={styles.list}
        data-orientation={orientation}
        onFocusCapture={noteFocus}
        onPointerDownCapture={() => {
          isMovingByKeyboard.current = false;
        }}
        onKeyDownCapture={handleKeyDown}
      >
        {[...state.collection].map((item) => (
          <Tab key={item.key} item={item} state={state} onReselect={onReselect} />
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
  onReselect: () => void;
}

function Tab({ item, state, onReselect }: TabProps) {
  const tab = useRef<HTMLDivElement>(null);
  const { tabProps, isSelected } = useTab({ key: item.key }, state, tab);
  // React Aria's press events drop a click that began or ended beside the tab.
  const choose = () => (isSelected ? onReselect() : state.setSelectedKey(item.key));

  const chooseByKey = (event: KeyboardEvent) => {
    if (!['Enter', ' '].includes(event.key) || hasModifier(event)) return;
    event.preventDefault();
    if (!event.repeat) choose();
  };

  const handlers = { ...withoutPress, onClick: choose, onKeyDown: chooseByKey };

  return (
    <div
      {...tabProps}
      {...handlers}
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

/** Replaces React Aria's handlers, which would choose the tab as well. */
const withoutPress = {
  onPointerDown: undefined,
  onPointerUp: undefined,
  onMouseDown: undefined,
  onDragStart: undefined,
};

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
