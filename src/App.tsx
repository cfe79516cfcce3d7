import {
  lazy,
  memo,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import { Item } from 'react-stately/Item';
import { useDisclosureState } from 'react-stately/useDisclosureState';
import { useTabListState } from 'react-stately/useTabListState';
import { ErrorBoundary } from './components/feedback/ErrorBoundary';
import { ErrorFallback } from './components/feedback/ErrorFallback';
import { useToast } from './components/feedback/useToast';
import { useScrollFocusedIntoView } from './components/hooks/useScrollFocusedIntoView';
import { PrintHeader } from './components/layout/PrintHeader';
import { Footer } from './components/navigation/Footer';
import { Header } from './components/navigation/Header';
import { SkipLink } from './components/navigation/SkipLink';
import { TabPanel } from './components/navigation/TabPanel';
import { setGlossary } from './components/text/GlossaryText';

import { company } from './content/company';
import { glossary } from './content/glossary';
import { shell } from './content/shell';
import { type TabId, tabs, toTabId } from './navigation';
import { Contact } from './screens/Contact';
import { Gallery } from './screens/Gallery';
import { Guide } from './screens/Guide';
import { Home } from './screens/home/Home';
import { Tours } from './screens/Tours';
import { setChat } from './services/chat';
import { LiveChat } from './services/LiveChat';
import { whenIdle } from './services/whenIdle';
import utilities from './styles/utilities.module.css';

setGlossary(glossary);

/** Deferred, which keeps 11 kB (Brotli) out of the startup script. */
const importToaster = () => import('./components/feedback/Toaster');
const Toaster = lazy(async () => ({ default: (await importToaster()).Toaster }));

/** Made once: from a new list react-aria would make all it knows of the tabs anew at each change. */
const items = tabs.map(({ id, label }) => <Item key={id}>{label}</Item>);

/**
 * What made a screen the shown one: the visitor in the tab bar, a control in the page, or the
 * browser's find-in-page. It decides where focus goes and whether the page scrolls (design 2).
 */
type Cause = 'start' | 'bar' | 'page' | 'find';

/** Each as it was, unless what it is given has changed: a change of tab concerns two at most. */
const Screens = {
  Home: memo(Home),
  Tours: memo(Tours),
  Guide: memo(Guide),
  Gallery: memo(Gallery),
  Contact: memo(Contact),
};

/** The whole page. If the shell itself fails, a plain message with phone and e-mail is left of it. */
export function App() {
  const notice = <ErrorFallback strings={shell.collapse} company={company} />;
  return (
    <ErrorBoundary fallback={<main>{notice}</main>}>
      <Shell />
    </ErrorBoundary>
  );
}

/**
 * The shell around the five screens: the only owner of the active tab and the only listener for
 * the 'navigate' event (spec 2).
 */
function Shell() {
  const [view, setView] = useState<{ tab: TabId; cause: Cause }>({ tab: 'home', cause: 'start' });
  // A tab that was chosen is marked before its screen is drawn, which takes a slow phone longer.
  const [marked, mark] = useOptimistic(view.tab);
  const { toast, toastKey, showToast, closeToast } = useToast();
  const main = useRef<HTMLElement>(null);

  const menu = useDisclosureState({});
  const tabList = useTabListState({
    selectedKey: marked,
    onSelectionChange: (key) => {
      const tab = toTabId(key);
      startTransition(() => {
        mark(tab);
        // A tab chosen in the open menu goes away with it, so focus has to move on, at that moment.
        setView({ tab, cause: menu.isExpanded ? 'page' : 'bar' });
        menu.collapse();
      });
    },
    children: items,
  });

  useEffect(function listenForNavigate() {
    const show = (event: CustomEvent<unknown>) =>
      setView({ tab: toTabId(event.detail), cause: 'page' });
    window.addEventListener('navigate', show);
    return () => window.removeEventListener('navigate', show);
  }, []);

  useScrollFocusedIntoView();

  useEffect(function preloadToaster() {
    // If loading fails, the outcome of a message is still shown below the form.
    return whenIdle(() => importToaster().catch(() => {}));
  }, []);

  useEffect(function tellEarlyScript() {
    document.documentElement.dataset.app = 'ready';
    document.documentElement.dispatchEvent(new Event('appready'));
  }, []);

  useLayoutEffect(
    function arrive() {
      if (view.cause === 'start') return;
      document.title = shell.titles[view.tab];
      if (view.cause === 'find') return;
      window.scrollTo({ top: 0, behavior: 'instant' });
      if (view.cause === 'page')
        main.current?.querySelector<HTMLElement>(`#${view.tab} h1`)?.focus({ preventScroll: true });
    },
    [view],
  );

  const find = useCallback((tab: TabId) => setView({ tab, cause: 'find' }), []);
  const isActive = (tab: TabId) => view.tab === tab;
  const screens: Record<TabId, React.ReactNode> = {
    home: <Screens.Home isActive={isActive('home')} />,
    tours: <Screens.Tours />,
    guide: <Screens.Guide />,
    gallery: <Screens.Gallery isActive={isActive('gallery')} />,
    contact: <Screens.Contact onToast={showToast} />,
  };

  return (
    <>
      <SkipLink target={main}>{shell.skipLink}</SkipLink>
      <Header company={company} strings={shell} tabList={tabList} menu={menu} />
      <PrintHeader company={company} />
      <main ref={main} id="main" tabIndex={-1}>
        {tabs.map(({ id }) => (
          <TabPanel key={id} tab={id} isActive={isActive(id)} onFind={find}>
            <ErrorBoundary fallback={<ErrorFallback strings={shell.crash} company={company} />}>
              {screens[id]}
            </ErrorBoundary>
          </TabPanel>
        ))}
      </main>
      <Footer company={company} strings={shell.footer} />
      <div className={utilities.visuallyHidden} aria-live="polite">
        {view.cause === 'page' && tabs.find(({ id }) => id === view.tab)?.label}
      </div>
      <ErrorBoundary fallback={null} onCrash={() => setChat({ isReady: false })}>
        <LiveChat />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          {toast && (
            <Toaster key={toastKey} toast={toast} strings={shell.toasts} onClose={closeToast} />
          )}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
