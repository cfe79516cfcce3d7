import type { ComponentProps } from 'react';
import { Link } from '../controls/Link';
import { hasModifierKey } from '../utils/hasModifierKey';

interface InPageLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  href: string;
  /** Called instead of following the link. */
  onActivate: () => void;
}

/**
 * A link within the page that runs code when activated. With a modifier key, the browser opens its
 * address in a new tab or window, or saves it; without scripts, it is a plain link.
 */
export function InPageLink({ href, onActivate, ...props }: InPageLinkProps) {
  return (
    <Link
      {...props}
      href={href}
      onClick={(event) => {
        if (hasModifierKey(event)) return;
        event.preventDefault();
        onActivate();
      }}
    />
  );
}
