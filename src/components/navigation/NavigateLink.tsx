import type { ComponentProps } from 'react';
import type { Action } from '../../types';
import { Link } from '../controls/Link';

interface NavigateLinkProps extends Omit<ComponentProps<typeof Link>, 'href'> {
  /** Its label is shown unless there are children. */
  action: Action;
  /** The id of a section on that screen, whose heading receives focus. */
  section?: string;
}

/** A link to another screen, or to a section of one (src/boot/presses.ts). Without scripts, to its place on the page. */
export function NavigateLink({ action, section, children, ...props }: NavigateLinkProps) {
  const { label, to, about, example } = action;
  return (
    <Link {...props} href={`#${section ?? to}`} data-about={about} data-example={example}>
      {children ?? label}
    </Link>
  );
}
