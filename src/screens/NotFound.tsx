import { ButtonRow } from '../components/controls/ButtonRow';
import { Link } from '../components/controls/Link';
import { ErrorFallback } from '../components/feedback/ErrorFallback';
import { Banner } from '../components/navigation/Banner';
import { Brand } from '../components/navigation/Brand';
import { company } from '../content/company.yml';
import { notFound } from '../content/notFound.yml';

/** The page for an address that does not exist. The build renders it into 404.html. */
export function NotFound() {
  return (
    <>
      <Banner>
        <Brand name={company.name} href="/" />
      </Banner>
      <main>
        <ErrorFallback strings={notFound} company={company}>
          <ButtonRow>
            {notFound.links.map(({ label, to }, index) => (
              <Link key={index} look="primary" href={`/#${to}`}>
                {label}
              </Link>
            ))}
          </ButtonRow>
        </ErrorFallback>
      </main>
    </>
  );
}
