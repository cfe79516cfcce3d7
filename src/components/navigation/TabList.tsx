import { type Key, type KeyboardEvent, type Ref, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useTab, useTabList } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { type TabListState, useTabListState } from 'react-stately/useTabListState';
import type { TabId } from '../../navigation';
import { useClickPress } from '../hooks/useClickPress';
import { useFocusWithin } from '../hooks/useFocusWithin';
import { hasModifierKey } from '../utils/hasModifierKey';
import styles from './TabList.module.css';

interface TabListProps {
  label: string;
  tabs: readonly { id: TabId; label: string }[];
  selected: TabId;
  /** Receives the button of the selected tab. */
  selectedRef?: Ref<HTMLButtonElement>;
  orientation: 'horizontal' | 'vertical';
  /** Called with the chosen tab, even if it is already selected. */
  onSelect: (tab: TabId) => void;
}

/**
 * The tabs by React Aria, with manual activation (WAI-ARIA tabs pattern), because selecting one
 * changes the whole page: arrow keys, Home, and End move focus; Enter and Space select. Without
 * scripts the tabs are links.
 */
export function TabList(props: TabListProps) {
  const { label, tabs, selected, selectedRef, orientation, onSelect } = props;
  const list = useRef<HTMLDivElement>(null);
  const { notePress, handleClick } = useClickPress();
  const ariaProps = {
    'aria-label': label,
    orientation,
    keyboardActivation: 'manual' as const,
    selectedKey: selected,
    onSelectionChange: (key: Key) => {
      notePress();
      onSelect(key as TabId);
    },
    children: tabs.map((tab) => <Item key={tab.id}>{tab.label}</Item>),
  };
  const state = useTabListState(ariaProps);
  const { tabListProps } = useTabList(ariaProps, state, list);

  // A tab that was chosen by mouse or touch keeps focus, but Home and End then scroll the page.
  const isMovingByKeyboard = useRef(false);
  const { focusWithinProps } = useFocusWithin({
    onFocusWithin: ({ target }) => {
      isMovingByKeyboard.current = target.matches(':focus-visible');
    },
    // The Tab key comes back to the selected tab.
    onBlurWithin: () => state.selectionManager.setFocusedKey(selected),
  });
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key.startsWith('Arrow')) isMovingByKeyboard.current = true;
    const isHomeOrEnd = event.key === 'Home' || event.key === 'End';
    // The browser's own: shortcuts, and scrolling.
    if (hasModifierKey(event) || (isHomeOrEnd && !isMovingByKeyboard.current)) return;
    // With manual activation, React Aria moves focus on these keys, but lets the page scroll as well.
    if (isHomeOrEnd) event.preventDefault();
    tabListProps.onKeyDown?.(event);
  };

  return (
    <>
      <div
        {...mergeProps({ ...tabListProps, onKeyDown: handleKeyDown }, focusWithinProps)}
        ref={list}
        className={styles.list}
        onPointerDownCapture={() => {
          isMovingByKeyboard.current = false;
        }}
      >
        {tabs.map(({ id, label }) => (
          <Tab
            key={id}
            ref={id === selected ? selectedRef : undefined}
            id={id}
            label={label}
            state={state}
            onClick={handleClick}
          />
        ))}
      </div>
      <ul role="list" className={styles.list} hidden data-no-script>
        {tabs.map(({ id, label }) => (
          <li key={id}>
            <a className={styles.tab} href={`#${id}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface TabProps {
  ref?: Ref<HTMLButtonElement>;
  id: TabId;
  label: string;
  state: TabListState<object>;
  onClick: ReturnType<typeof useClickPress>['handleClick'];
}

/** One tab. Its ids are not React Aria's, because src/build/pages/page-frame.ts writes the panels. */
function Tab({ ref, id, label, state, onClick }: TabProps) {
  const tab = useObjectRef(ref);
  const { tabProps } = useTab({ key: id, shouldSelectOnPressUp: true }, state, tab);
  // React Aria makes one tab the tab stop, in an effect. Until then, the Tab key reaches every tab.
  const hasTabStop = state.selectionManager.focusedKey !== null;
  return (
    <button
      {...tabProps}
      type="button"
      ref={tab}
      className={styles.tab}
      id={`tab-${id}`}
      data-navigate={id}
      aria-controls={`panel-${id}`}
      tabIndex={hasTabStop ? tabProps.tabIndex : 0}
      onClick={(event) => onClick(event, tabProps.onClick, () => state.setSelectedKey(id))}
    >
      {label}
    </button>
  );
}
