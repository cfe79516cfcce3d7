import { LiveChat } from './components/contact/LiveChat';
import { ErrorBoundary } from './components/feedback/ErrorBoundary';
import { Footer } from './components/navigation/Footer';
import { company } from './content/company.yml';
import { shell } from './content/shell.yml';

/** The footer, and the live chat, which floats above the page. */
export function PageFooter() {
  return (
    <>
      <Footer company={company} strings={shell.footer} />
      <ErrorBoundary fallback={null}>
        <LiveChat />
      </ErrorBoundary>
    </>
  );
}
