import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { useOverlay } from 'react-aria/useOverlay';
import type { TabId } from '../../navigation';
import { mediaQueries } from '../../styles/breakpoints';
import { Button } from '../controls/Button';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { Banner } from './Banner';
import { Brand } from './Brand';
import styles from './Header.module.css';
import { TabList } from './TabList';

interface HeaderProps {
  company: { name: string };
  strings: { brandLink: string; navigation: string; tabs: string; menu: string };
  tabs: ComponentProps<typeof TabList>['tabs'];
  selectedTab: TabId;
  onTabSelect: (tab: TabId) => void;
  /** Whether the menu of small screens is open. App closes it when a tab is chosen. */
  isMenuOpen: boolean;
  onMenuToggle: (isOpen: boolean) => void;
}

/**
 * The sticky header: the company's name and the tab list. On small screens a menu button shows the
 * same tab list as a vertical menu, which closes on Escape, a press outside, and when focus leaves it.
 * When the width of the window hides the menu button or the tab that has focus, focus moves to the other
 * (WCAG 2.4.3).
 */
export function Header(props: HeaderProps) {
  const { company, strings, tabs, selectedTab, onTabSelect, isMenuOpen, onMenuToggle } = props;
  const menu = useId();
  const nav = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const selectedButton = useRef<HTMLButtonElement>(null);
  const isSmall = useMediaQuery(mediaQueries.menu);

  const closeMenu = () => {
    if (!isMenuOpen) return;
    onMenuToggle(false);
    if (nav.current?.contains(document.activeElement)) toggle.current?.focus();
  };

  const { overlayProps } = useOverlay(
    { isOpen: isMenuOpen, onClose: closeMenu, shouldCloseOnBlur: true },
    nav,
  );
  // Not `isDismissable` of useOverlay, which keeps the press from what the visitor pressed.
  useInteractOutside({ ref: nav, isDisabled: !isMenuOpen, onInteractOutside: closeMenu });

  useLayoutEffect(
    function adaptToWidth() {
      // Left open, the menu would decide where focus goes after the next choice of a tab.
      if (!isSmall) onMenuToggle(false);
      const { activeElement } = document;
      if (!nav.current?.contains(activeElement)) return;
      const isToggleFocused = activeElement === toggle.current;
      if (isSmall && !isToggleFocused) toggle.current?.focus();
      if (!isSmall && isToggleFocused) selectedButton.current?.focus();
    },
    [isSmall, onMenuToggle],
  );

  return (
    <Banner>
      <Brand name={company.name} label={strings.brandLink} />
      <nav ref={nav} aria-label={strings.navigation} {...overlayProps}>
        <Button
          ref={toggle}
          look="plain"
          className={styles.toggle}
          aria-expanded={isMenuOpen}
          aria-controls={menu}
          onPress={() => onMenuToggle(!isMenuOpen)}
        >
          {strings.menu}
        </Button>
        <div
          id={menu}
          className={styles.menu}
          // Firefox makes scroll containers focusable. -1 keeps this unnamed one out of the tab
          // order.
          tabIndex={-1}
          data-state={isMenuOpen ? 'open' : 'closed'}
        >
          <TabList
            label={strings.tabs}
            tabs={tabs}
            selected={selectedTab}
            selectedRef={selectedButton}
            orientation={isSmall ? 'vertical' : 'horizontal'}
            onSelect={(tab) => (tab === selectedTab ? closeMenu() : onTabSelect(tab))}
          />
        </div>
      </nav>
    </Banner>
  );
}
