import { Link } from '../controls/Link';
import styles from './Brand.module.css';
import { Logo } from './Logo';

interface BrandProps {
  name: string;
  /** The accessible name of the link, if it says more than the company's name. */
  label?: string;
  /** The page that it leads to. By default, the home screen. */
  href?: string;
}

/** The company's logo and name, which lead to the first screen. */
export function Brand({ name, label, href = '#home' }: BrandProps) {
  return (
    <Link className={styles.brand} data-look="h3" aria-label={label} href={href}>
      <Logo />
      {name}
    </Link>
  );
}
