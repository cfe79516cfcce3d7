import type { ComponentProps } from 'react';
import { ButtonLink } from '../controls/ButtonLink';
import { Link } from '../controls/Link';
import { hasModifierKey } from '../utils/hasModifierKey';

interface InPageLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  href: string;
  /** Called instead of following the link, which would change the URL. */
  onActivate: () => void;
  look?: 'link' | 'button';
}

/**
 * A link within the page that runs code when activated. With a modifier key, the browser opens its
 * address in a new tab or window, or saves it; without scripts, it is a plain link.
 */
export function InPageLink({ onActivate, look = 'link', ...props }: InPageLinkProps) {
  const LinkWithLook = look === 'button' ? ButtonLink : Link;
  return (
    <LinkWithLook
      {...props}
      onClick={(event) => {
        if (hasModifierKey(event)) return;
        event.preventDefault();
        onActivate();
      }}
    />
  );
}
