import {
  lazy,
  memo,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import { ErrorBoundary } from './components/feedback/ErrorBoundary';
import { ErrorFallback } from './components/feedback/ErrorFallback';
import { useScrollFocusedIntoView } from './components/hooks/useScrollFocusedIntoView';
import { useToast } from './components/hooks/useToast';
import { PrintHeader } from './components/layout/PrintHeader';
import { focusScreenHeading } from './components/layout/ScreenHeading';
import { Footer } from './components/navigation/Footer';
import { Header } from './components/navigation/Header';
import { SkipLink } from './components/navigation/SkipLink';
import { TabPanel } from './components/navigation/TabPanel';
import { GlossaryContext } from './components/text/GlossaryText';
import { company } from './content/company';
import { glossary } from './content/glossary';
import { shell } from './content/shell';
import { type TabId, tabs, toTabId } from './navigation';
import { Contact } from './screens/Contact';
import { Gallery } from './screens/Gallery';
import { Guide } from './screens/Guide';
import { Home } from './screens/Home';
import { Tours } from './screens/Tours';
import { LiveChatProvider, LiveChatWidget } from './services/LiveChat';
import { whenIdle } from './services/whenIdle';
import utilities from './styles/utilities.module.css';

/** Deferred, which keeps 11 kB (Brotli) out of the startup script. */
const importToaster = () => import('./components/feedback/Toaster');
const Toaster = lazy(async () => ({ default: (await importToaster()).Toaster }));

/**
 * What activated the current screen. It decides whether focus moves into the screen and whether
 * the page scrolls: the tab list keeps focus, an event moves it, find-in-page handles both.
 */
type NavigationSource = 'initial' | 'tablist' | 'event' | 'find-in-page';

/** Memoized: switching tabs re-renders at most two screens. */
const Screens = {
  Home: memo(Home),
  Tours: memo(Tours),
  Guide: memo(Guide),
  Gallery: memo(Gallery),
  Contact: memo(Contact),
};

/** The whole page. If the shell throws, only a message with phone and e-mail is left. */
export function App() {
  const fallback = <ErrorFallback strings={shell.pageError} company={company} />;
  return (
    <ErrorBoundary fallback={<main>{fallback}</main>}>
      <GlossaryContext value={glossary}>
        <LiveChatProvider>
          <Shell />
        </LiveChatProvider>
      </GlossaryContext>
    </ErrorBoundary>
  );
}

/** The only owner of the active tab and the only listener for the 'navigate' event. */
function Shell() {
  // The build renders Home. If a link has opened another screen, its TabPanel finds out.
  const [view, setView] = useState<{ tab: TabId; source: NavigationSource }>({
    tab: 'home',
    source: 'initial',
  });
  // The chosen tab is selected before its screen has rendered, which takes longer on slow phones.
  const [optimisticTab, setOptimisticTab] = useOptimistic(view.tab);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { toast, toastKey, showToast, closeToast } = useToast();
  const main = useRef<HTMLElement>(null);

  const selectTab = (tab: TabId) =>
    startTransition(() => {
      setOptimisticTab(tab);
      // A tab in the open menu disappears with the menu, so focus moves on to the screen.
      setView({ tab, source: isMenuOpen ? 'event' : 'tablist' });
      setMenuOpen(false);
    });

  useEffect(function listenForNavigate() {
    const handleNavigate = (event: CustomEvent<unknown>) =>
      setView({ tab: toTabId(event.detail), source: 'event' });
    window.addEventListener('navigate', handleNavigate);
    return () => window.removeEventListener('navigate', handleNavigate);
  }, []);

  useScrollFocusedIntoView();

  useEffect(function preloadToaster() {
    // If loading fails, the outcome of a message is still shown below the form.
    return whenIdle(() => importToaster().catch(() => {}));
  }, []);

  useLayoutEffect(
    function focusAndScroll() {
      if (view.source === 'initial') return;
      // Until now, the style sheet has hidden Home (pre-hydration.js).
      delete document.documentElement.dataset.linked;
      document.title = shell.titles[view.tab];
      // The page starts on Home, where the place of another screen means nothing.
      history.scrollRestoration = view.tab === 'home' ? 'auto' : 'manual';
      if (view.source === 'find-in-page') return;
      window.scrollTo({ top: 0, behavior: 'instant' });
      if (view.source === 'event') focusScreenHeading(view.tab);
    },
    [view],
  );

  const handleFind = useCallback((tab: TabId) => setView({ tab, source: 'find-in-page' }), []);
  const isActive = (tab: TabId) => view.tab === tab;
  const screens: Record<TabId, React.ReactNode> = {
    home: <Screens.Home isActive={isActive('home')} />,
    tours: <Screens.Tours isActive={isActive('tours')} />,
    guide: <Screens.Guide />,
    gallery: <Screens.Gallery isActive={isActive('gallery')} />,
    contact: <Screens.Contact onToast={showToast} />,
  };

  return (
    <>
      <SkipLink target={main}>{shell.skipLink}</SkipLink>
      <Header
        company={company}
        strings={shell}
        selectedTab={optimisticTab}
        onTabSelect={selectTab}
        isMenuOpen={isMenuOpen}
        onMenuToggle={setMenuOpen}
      />
      <PrintHeader company={company} />
      <main ref={main} id="main" tabIndex={-1}>
        {tabs.map(({ id }) => (
          <TabPanel key={id} tab={id} isActive={isActive(id)} onFind={handleFind}>
            <ErrorBoundary
              fallback={<ErrorFallback strings={shell.screenError} company={company} />}
            >
              {screens[id]}
            </ErrorBoundary>
          </TabPanel>
        ))}
      </main>
      <Footer company={company} strings={shell.footer} />
      <div className={utilities.visuallyHidden} aria-live="polite">
        {view.source === 'event' && tabs.find(({ id }) => id === view.tab)?.label}
      </div>
      <ErrorBoundary fallback={null}>
        <LiveChatWidget />
      </ErrorBoundary>
      <ErrorBoundary
        // The Toaster did not load. The text by the form is no live region (WCAG 4.1.3).
        fallback={
          toast && (
            <p key={toastKey} role="alert" className={utilities.visuallyHidden}>
              {`${toast.title} ${toast.description}`}
            </p>
          )
        }
      >
        {toast && (
          <Toaster key={toastKey} toast={toast} strings={shell.toasts} onClose={closeToast} />
        )}
      </ErrorBoundary>
    </>
  );
}
