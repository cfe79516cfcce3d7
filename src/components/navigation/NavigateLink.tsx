import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import type { TabId } from '../../navigation';
import { useInquiry } from '../contact/Inquiry';
import { focusHeading } from '../utils/focusHeading';
import { InPageLink } from './InPageLink';
import { navigate } from './navigate';

interface NavigateLinkProps extends Omit<ComponentProps<typeof InPageLink>, 'href' | 'onActivate'> {
  to: TabId;
  /** The id of a section on that screen, whose heading receives focus. */
  section?: string;
  /** Starts the message in the contact form. */
  about?: string;
}

/**
 * A link to another screen, which does not change the URL. Without scripts it leads to the place of
 * the screen on the page.
 */
export function NavigateLink({ to, section, about, ...props }: NavigateLinkProps) {
  const { askAbout } = useInquiry();
  return (
    <InPageLink
      {...props}
      href={`#${section ?? to}`}
      data-navigate={to}
      onActivate={() => {
        flushSync(() => {
          if (about) askAbout(about);
          navigate(to);
        });
        if (section) focusHeading(document.getElementById(section));
      }}
    />
  );
}
