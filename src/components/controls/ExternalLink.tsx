import { ButtonLink } from './ButtonLink';

interface ExternalLinkProps {
  href: string;
  children: string;
}

/** A link to another site, with the look of a button. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <ButtonLink variant="secondary" href={href}>
      {children}
    </ButtonLink>
  );
}
