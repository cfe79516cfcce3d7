import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { navigate, type TabId } from '../../navigation';

interface NavigateLinkProps extends ComponentProps<'a'> {
  to: TabId;
  /** The id of a section on that screen, to go on to. */
  section?: string;
}

/** A link to another screen. The address does not change; without scripts it leads down the page. */
export function NavigateLink({ to, section, ...props }: NavigateLinkProps) {
  return (
    <a
      {...props}
      href={`#${section ?? to}`}
      data-navigate={to}
      onClick={(event) => {
        event.preventDefault();
        flushSync(() => navigate(to));
        if (section) document.querySelector<HTMLElement>(`#${section} h2`)?.focus();
      }}
    />
  );
}
