import { Link } from '../controls/Link';
import styles from './Brand.module.css';
import { Logo } from './Logo';
import { NavigateLink } from './NavigateLink';

interface BrandProps {
  name: string;
  /** The accessible name of the link, if it says more than the company's name. */
  label?: string;
  /** The page that it leads to. By default, the home screen. */
  href?: string;
}

/** The company's logo and name, which lead to the first screen. */
export function Brand({ name, label, href }: BrandProps) {
  const props = {
    className: styles.brand,
    'data-look': 'h3',
    'aria-label': label,
    children: (
      <>
        <Logo />
        {name}
      </>
    ),
  } as const;
  return href ? (
    <Link {...props} href={href} />
  ) : (
    <NavigateLink {...props} action={{ label: name, to: 'home' }} />
  );
}
