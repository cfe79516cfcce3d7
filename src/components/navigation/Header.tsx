import {
  type ComponentProps,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { useOverlay } from 'react-aria/useOverlay';
import type { TabId } from '../../navigation';
import { mediaQueries } from '../../styles/breakpoints';
import { Button } from '../controls/Button';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { onFrameFocus } from '../hooks/useWindowFocus';
import { Icon } from '../media/Icon';
import { Banner } from './Banner';
import { Brand } from './Brand';
import styles from './Header.module.css';
import { TabList } from './TabList';

interface HeaderProps {
  company: { name: string };
  strings: { brandLink: string; navigation: string; tabs: string; menu: string };
  tabs: ComponentProps<typeof TabList>['tabs'];
  selectedTab: TabId;
  onTabSelect: (tab: TabId, source: 'tab list' | 'menu') => void;
}

/**
 * The sticky header: the company's name and the tab list. On small screens a menu button shows the
 * same tab list as a vertical menu, which closes on Escape, a press outside, when focus leaves it, and for
 * find-in-page, whose matches it would cover.
 * When the width of the window hides the menu button or the tab that has focus, focus moves to the other
 * (WCAG 2.4.3).
 */
export function Header(props: HeaderProps) {
  const { company, strings, tabs, selectedTab, onTabSelect } = props;
  const menu = useId();
  const nav = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const selectedButton = useRef<HTMLButtonElement>(null);
  const isSmall = useMediaQuery(mediaQueries.menu);
  const [isMenuOpen, setMenuOpen] = useState(false);
  // Left open, the menu would decide where focus goes after the next choice of a tab.
  if (isMenuOpen && !isSmall) setMenuOpen(false);

  const closeMenu = useCallback(() => {
    if (!isMenuOpen) return;
    setMenuOpen(false);
    if (nav.current?.contains(document.activeElement)) toggle.current?.focus();
  }, [isMenuOpen]);

  const { overlayProps } = useOverlay(
    {
      isOpen: isMenuOpen,
      onClose: closeMenu,
      shouldCloseOnBlur: true,
      // Otherwise, no Escape in the header would close a toast.
      isKeyboardDismissDisabled: !isMenuOpen,
    },
    nav,
  );
  // Not `isDismissable` of useOverlay, which keeps the press from what the visitor pressed.
  useInteractOutside({ ref: nav, isDisabled: !isMenuOpen, onInteractOutside: closeMenu });

  const selectTab = (tab: TabId) => {
    if (tab === selectedTab) return closeMenu();
    onTabSelect(tab, isMenuOpen ? 'menu' : 'tab list');
    setMenuOpen(false);
  };

  useEffect(
    function closeForFrameOrFindInPage() {
      if (!isMenuOpen) return;
      const stopListening = onFrameFocus(closeMenu);
      const handleKeyDown = ({ key, code, ctrlKey, metaKey }: KeyboardEvent) => {
        // By `code` with Caps Lock, or in an alphabet without this letter.
        const isF = key === 'f' || code === 'KeyF';
        if (key === 'F3' || ((ctrlKey || metaKey) && isF)) closeMenu();
      };
      // While the window lacks focus, the page scrolls to a match.
      const handleScroll = () => {
        if (!document.hasFocus()) closeMenu();
      };
      // Not before, because a scroll before the menu opened may still be reported.
      const handleBlur = () => window.addEventListener('scroll', handleScroll);
      window.addEventListener('blur', handleBlur);
      window.addEventListener('keydown', handleKeyDown);
      return () => {
        stopListening();
        window.removeEventListener('blur', handleBlur);
        window.removeEventListener('keydown', handleKeyDown);
        window.removeEventListener('scroll', handleScroll);
      };
    },
    [isMenuOpen, closeMenu],
  );

  useLayoutEffect(
    function adaptToWidth() {
      const { activeElement } = document;
      if (!nav.current?.contains(activeElement)) return;
      const isToggleFocused = activeElement === toggle.current;
      if (isSmall && !isToggleFocused) toggle.current?.focus();
      if (!isSmall && isToggleFocused) selectedButton.current?.focus();
    },
    [isSmall],
  );

  return (
    <Banner>
      <Brand name={company.name} label={strings.brandLink} />
      <nav ref={nav} aria-label={strings.navigation} {...overlayProps}>
        <Button
          ref={toggle}
          look="secondary"
          shape="compact"
          className={styles.toggle}
          aria-expanded={isMenuOpen}
          aria-controls={menu}
          onPress={() => setMenuOpen(!isMenuOpen)}
        >
          <Icon name={isMenuOpen ? 'close' : 'menu'} size={20} />
          <span>{strings.menu}</span>
        </Button>
        <div
          id={menu}
          className={styles.menu}
          // Firefox makes scroll containers focusable. -1 keeps this unnamed one out of the tab
          // order.
          tabIndex={-1}
        >
          <TabList
            label={strings.tabs}
            tabs={tabs}
            selected={selectedTab}
            selectedRef={selectedButton}
            orientation={isSmall ? 'vertical' : 'horizontal'}
            onSelect={selectTab}
          />
        </div>
      </nav>
    </Banner>
  );
}
