import { type ReactNode, useEffect, useRef } from 'react';
import { LiveChat, LiveChatProvider } from './components/contact/LiveChat';
import { Link } from './components/controls/Link';
import { ErrorBoundary } from './components/feedback/ErrorBoundary';
import { ErrorFallback } from './components/feedback/ErrorFallback';
import { preloadToaster, ToastPortal } from './components/feedback/ToastPortal';
import { useToast } from './components/feedback/useToast';
import { PrintHeader } from './components/layout/PrintHeader';
import { Footer } from './components/navigation/Footer';
import { Header } from './components/navigation/Header';
import { SkipLink } from './components/navigation/SkipLink';
import { TabPanel } from './components/navigation/TabPanel';
import { Announcement } from './components/text/Announcement';
import { GlossaryProvider } from './components/text/Glossary';
import { company } from './content/company.yml';
import { glossary } from './content/glossary.yml';
import { shell } from './content/shell.yml';
import type { TabId } from './navigation';
import { Contact } from './screens/Contact';
import { Gallery } from './screens/Gallery';
import { Guide } from './screens/Guide';
import { Home } from './screens/Home';
import { Tours } from './screens/Tours';
import { tabs } from './tabs';
import { useScreen } from './useScreen';
import { useScrollFocusedIntoView } from './useScrollFocusedIntoView';

/** The whole page. If the shell throws, only a message with phone, email, and a link to the page is left. */
export function App() {
  const fallback = (
    <main>
      <div role="alert">
        <ErrorFallback strings={shell.pageError} company={company}>
          <Link href="./">{shell.startError.action}</Link>
        </ErrorFallback>
      </div>
    </main>
  );
  return (
    <ErrorBoundary fallback={fallback}>
      <GlossaryProvider glossary={glossary}>
        <LiveChatProvider>
          <Shell />
        </LiveChatProvider>
      </GlossaryProvider>
    </ErrorBoundary>
  );
}

/** The header, the screens, the footer, and what lies over them: the chat and a toast. */
function Shell() {
  const { activeTab, selectedTab, selectTab, announcement } = useScreen();
  const { toast, toastKey, showToast, closeToast } = useToast();
  const main = useRef<HTMLElement>(null);

  useScrollFocusedIntoView();

  const isActive = (tab: TabId) => activeTab === tab;
  const isContactActive = isActive('contact');
  useEffect(
    function preloadForContact() {
      if (isContactActive) preloadToaster();
    },
    [isContactActive],
  );

  // Screens are `memo` components, so a change of tab renders at most two of them again.
  const screens: Record<TabId, ReactNode> = {
    home: <Home isActive={isActive('home')} />,
    tours: <Tours isActive={isActive('tours')} />,
    guide: <Guide />,
    gallery: <Gallery isActive={isActive('gallery')} />,
    contact: <Contact onToast={showToast} />,
  };

  return (
    <>
      <SkipLink target={main}>{shell.skipLink}</SkipLink>
      <Header
        company={company}
        strings={shell}
        tabs={tabs}
        selectedTab={selectedTab}
        onTabSelect={selectTab}
      />
      <PrintHeader company={company} />
      <main ref={main} id="main" tabIndex={-1}>
        {tabs.map(({ id }) => (
          <TabPanel key={id} tab={id} isActive={isActive(id)}>
            <ErrorBoundary
              fallback={<ErrorFallback strings={shell.screenError} company={company} />}
            >
              {screens[id]}
            </ErrorBoundary>
          </TabPanel>
        ))}
      </main>
      <Footer company={company} strings={shell.footer} />
      <Announcement>{announcement}</Announcement>
      <ErrorBoundary fallback={null}>
        <LiveChat />
      </ErrorBoundary>
      {toast && (
        <ToastPortal key={toastKey} toast={toast} strings={shell.toasts} onClose={closeToast} />
      )}
    </>
  );
}
