import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import type { Action } from '../../types';
import { Link } from '../controls/Link';
import { focusHeading } from '../utils/focusHeading';
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
      onActivate={() => {
        if (!section) return navigate(to, about);
        // The heading can receive focus once its screen is shown.
        flushSync(() => navigate(to, about));
        focusHeading(document.getElementById(section));
      }}
    >
      {children ?? label}
    </Link>
  );
}
