import type { ComponentProps } from 'react';
import { Link } from '../controls/Link';

interface InPageLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  href: string;
  /** Called instead of following the link. */
  onActivate: () => void;
}

/**
 * A link within the page that runs code when activated. With a modifier key, the browser opens its
 * address in a new tab or window; without scripts, it is a plain link.
 */
export function InPageLink({ href, onActivate, ...props }: InPageLinkProps) {
  return (
    <Link
      {...props}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onActivate();
      }}
    />
  );
}
