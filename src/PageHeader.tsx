import { useShownScreen } from './components/hooks/useIsShown';
import { PrintHeader } from './components/layout/PrintHeader';
import { Header } from './components/navigation/Header';
import { SkipLink } from './components/navigation/SkipLink';
import { company } from './content/company.yml';
import { shell } from './content/shell.yml';
import { tabs } from './tabs';

/** What is above the screens. */
export function PageHeader() {
  const shown = useShownScreen();
  return (
    <>
      <SkipLink>{shell.skipLink}</SkipLink>
      <Header
        company={company}
        strings={shell}
        tabs={tabs}
        selectedTab={shown}
        onTabSelect={(tab, source) => window.page.show(tab, { keepsFocus: source === 'tab list' })}
      />
      <PrintHeader company={company} />
    </>
  );
}
