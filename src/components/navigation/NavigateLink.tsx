import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { navigate, type TabId } from '../../navigation';

interface NavigateLinkProps extends ComponentProps<'a'> {
  to: TabId;
  /** The id of a section on that screen, whose heading receives focus. */
  section?: string;
}

/**
 * A link to another screen, which does not change the URL. Without scripts it leads to the place of
 * the screen on the page.
 */
export function NavigateLink({ to, section, ...props }: NavigateLinkProps) {
  return (
    <a
      {...props}
      href={`#${section ?? to}`}
      data-navigate={to}
      onClick={(event) => {
        // With a modifier key, the browser opens the link in a new tab or window.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        flushSync(() => navigate(to));
        if (section) document.querySelector<HTMLElement>(`#${section} h2`)?.focus();
      }}
    />
  );
}
