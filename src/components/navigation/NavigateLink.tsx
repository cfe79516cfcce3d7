import type { ComponentProps } from 'react';
import type { Action } from '../../types';
import { Link } from '../controls/Link';
import { navigate } from './navigate';

interface NavigateLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'onActivate'> {
  /** Its label is shown unless there are children. */
  action: Action;
  /** The id of a section on that screen, whose heading receives focus. */
  section?: string;
}

/**
 * A link to another screen, which does not change the URL. Without scripts it leads to the place of
 * the screen on the page.
 */
export function NavigateLink({ action, section, children, ...props }: NavigateLinkProps) {
  const { label, to, about, example } = action;
  return (
    <Link
      {...props}
      href={`#${section ?? to}`}
      data-navigate={to}
      data-about={about}
      data-example={example}
      onActivate={() => navigate(to, { about, section })}
    >
      {children ?? label}
    </Link>
  );
}
