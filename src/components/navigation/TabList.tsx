import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { type TabId, tabs } from '../../navigation';
import { Button } from '../controls/Button';
import styles from './TabList.module.css';

interface TabListProps {
  label: string;
  selected: TabId;
  orientation: 'horizontal' | 'vertical';
  /** Called with the chosen tab, even if it is already selected. */
  onSelect: (tab: TabId) => void;
}

/**
 * The five tabs with manual activation (WAI-ARIA tabs pattern), because selecting one changes the
 * whole page: arrow keys, Home, and End move focus; Enter and Space select. Without scripts the tabs
 * are links.
 */
export function TabList({ label, selected, orientation, onSelect }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<TabId | null>(null);
  // A tab that was chosen by mouse or touch keeps focus, but Home and End then scroll the page.
  const isMovingByKeyboard = useRef(false);
  // Until the app handles arrow keys, the Tab key reaches every tab.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);

  const { focusWithinProps } = useFocusWithin({
    onFocusWithin: ({ target }) => {
      isMovingByKeyboard.current = target.matches(':focus-visible');
    },
    onBlurWithin: () => setFocused(null),
  });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const index = tabs.findIndex(({ id }) => id === (focused ?? selected));
    const arrows =
      orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
    if (arrows.includes(event.key)) isMovingByKeyboard.current = true;
    if (!isMovingByKeyboard.current) return;
    const [previous = '', next = ''] = arrows;
    const targets = { [previous]: index - 1, [next]: (index + 1) % tabs.length, Home: 0, End: -1 };
    const target = targets[event.key as keyof typeof targets];
    if (target === undefined) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#tab-${tabs.at(target)?.id}`)?.focus();
  };

  return (
    <>
      <div
        ref={list}
        className={styles.list}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        {...focusWithinProps}
        onPointerDown={() => {
          isMovingByKeyboard.current = false;
        }}
        onKeyDown={handleKeyDown}
      >
        {tabs.map((tab) => (
          <Button
            key={tab.id}
            className={styles.tab}
            role="tab"
            id={`tab-${tab.id}`}
            data-navigate={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={`panel-${tab.id}`}
            tabIndex={isHydrated && tab.id !== (focused ?? selected) ? -1 : 0}
            onFocus={() => setFocused(tab.id)}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </Button>
        ))}
      </div>
      <ul role="list" className={styles.links} hidden data-no-script>
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
