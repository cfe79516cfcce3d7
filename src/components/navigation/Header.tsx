import { type KeyboardEvent, useRef } from 'react';
import { useButton } from 'react-aria/useButton';
import { useDisclosure } from 'react-aria/useDisclosure';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import type { DisclosureState } from 'react-stately/useDisclosureState';
import type { TabListState } from 'react-stately/useTabListState';
import { media } from '../../styles/breakpoints';
import { useMediaQuery } from '../hooks/useMediaQuery';
import styles from './Header.module.css';
import { Logo } from './Logo';
import { NavigateLink } from './NavigateLink';
import { TabList } from './TabList';

interface HeaderProps {
  company: { name: string };
  strings: { brandLink: string; navigation: string; tabs: string; menu: string };
  tabList: TabListState<object>;
  /** Whether the menu of small screens is open. Its owner closes it after a choice. */
  menu: DisclosureState;
}

/**
 * The bar that stays at the top: the company's name and the five tabs. On small screens the same
 * list of tabs opens under a menu toggle, and closes after a choice (spec 2 and 4).
 */
export function Header({ company, strings, tabList, menu }: HeaderProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  // Left empty: useDisclosure would hide the panel on wide screens too, where it is the tab bar.
  const noPanel = useRef<HTMLDivElement>(null);
  const isSmall = useMediaQuery(media.menu);
  const disclosure = useDisclosure({}, menu, noPanel);
  const { buttonProps } = useButton(disclosure.buttonProps, toggle);
  const { focusWithinProps } = useFocusWithin({ onBlurWithin: menu.collapse });

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.isExpanded) return;
    menu.collapse();
    toggle.current?.focus();
  };

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <NavigateLink className={styles.brand} to="home" aria-label={strings.brandLink}>
          <Logo />
          {company.name}
        </NavigateLink>
        <nav aria-label={strings.navigation} onKeyDown={closeOnEscape} {...focusWithinProps}>
          <button {...buttonProps} ref={toggle} type="button" className={styles.toggle}>
            {strings.menu}
          </button>
          <div
            id={disclosure.panelProps.id}
            className={styles.menu}
            // Firefox would stop at it, nameless, wherever it scrolls.
            tabIndex={-1}
            data-state={menu.isExpanded ? 'open' : 'closed'}
          >
            <TabList
              label={strings.tabs}
              state={tabList}
              orientation={isSmall ? 'vertical' : 'horizontal'}
            />
          </div>
        </nav>
      </div>
    </header>
  );
}
