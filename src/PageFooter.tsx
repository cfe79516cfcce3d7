import { useEffect } from 'react';
import { LiveChat } from './components/contact/LiveChat';
import { ErrorBoundary } from './components/feedback/ErrorBoundary';
import { preloadToaster, ToastPortal } from './components/feedback/ToastPortal';
import { closeToast, useToast } from './components/feedback/toasts';
import { useShownScreen } from './components/hooks/useIsShown';
import { Footer } from './components/navigation/Footer';
import { company } from './content/company.yml';
import { shell } from './content/shell.yml';

/** What is below the screens, and what lies over them: the chat and a toast. */
export function PageFooter() {
  const { toast, toastKey } = useToast();
  const isContactShown = useShownScreen() === 'contact';
  useEffect(
    function preloadForContact() {
      if (isContactShown) preloadToaster();
    },
    [isContactShown],
  );
  return (
    <>
      <Footer company={company} strings={shell.footer} />
      <ErrorBoundary fallback={null}>
        <LiveChat />
      </ErrorBoundary>
      {toast && (
        <ToastPortal key={toastKey} toast={toast} strings={shell.toasts} onClose={closeToast} />
      )}
    </>
  );
}
