import { Text } from '../text/Text';
import { ButtonLink } from './ButtonLink';

interface ExternalLinkProps {
  href: string;
  children: string;
}

/** A link to another site that looks like a button. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <ButtonLink variant="secondary" href={href}>
      <Text as="span">{children}</Text>
    </ButtonLink>
  );
}
