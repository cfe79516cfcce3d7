import button from '../components/controls/Button.module.css';
import { ErrorFallback } from '../components/feedback/ErrorFallback';
import header from '../components/navigation/Header.module.css';
import { Logo } from '../components/navigation/Logo';
import { company } from '../content/company';
import { notFound } from '../content/notFound';
import layout from '../styles/layout.module.css';

/** The page for an address that does not exist. The build renders it into 404.html. */
export function NotFound() {
  return (
    <>
      <header className={header.header}>
        <div className={`${layout.center} ${header.bar}`}>
          <a className={header.brand} href="/">
            <Logo />
            {company.name}
          </a>
        </div>
      </header>
      <main>
        <ErrorFallback strings={notFound} company={company}>
          <p>
            <a className={button.button} href="/">
              {notFound.link}
            </a>
          </p>
        </ErrorFallback>
      </main>
    </>
  );
}
