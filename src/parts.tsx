import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { ErrorBoundary } from './components/feedback/ErrorBoundary';
import { ErrorFallback } from './components/feedback/ErrorFallback';
import { ScreenContext } from './components/hooks/useIsShown';
import { GlossaryProvider } from './components/text/Glossary';
import { company } from './content/company.yml';
import { glossary } from './content/glossary.yml';
import { shell } from './content/shell.yml';
import { type PartId, tabIds } from './navigation';
import { PageFooter } from './PageFooter';
import { PageHeader } from './PageHeader';
import { Home } from './screens/Home';

/**
 * Imports the component of each part. The file of the app has those that every visit begins with; those of the other
 * screens have files of their own.
 *
 * A part can fail to load, be changed by others, or throw, without any effect on the rest of the page.
 */
export const importPart: Record<PartId, () => Promise<ComponentType>> = {
  header: async () => PageHeader,
  home: async () => Home,
  tours: async () => (await import('./screens/Tours')).Tours,
  guide: async () => (await import('./screens/Guide')).Guide,
  gallery: async () => (await import('./screens/Gallery')).Gallery,
  contact: async () => (await import('./screens/Contact')).Contact,
  footer: async () => PageFooter,
};

/** What surrounds the component of a part in its root: in the build, in the browser, and in tests. */
export function Part({ id, children }: { id: PartId; children: ReactNode }) {
  const screen = tabIds.find((tab) => tab === id);
  const error = { strings: shell.screenError, company };
  const Landmark = id === 'header' ? 'header' : 'footer';
  const fallback = screen ? (
    <ErrorFallback {...error} />
  ) : (
    <Landmark>
      {/* Every screen has a first-level heading. */}
      <ErrorFallback {...error} heading="h2" />
    </Landmark>
  );
  return (
    <StrictMode>
      <ErrorBoundary fallback={fallback}>
        <ScreenContext value={screen}>
          <GlossaryProvider glossary={glossary}>{children}</GlossaryProvider>
        </ScreenContext>
      </ErrorBoundary>
    </StrictMode>
  );
}
