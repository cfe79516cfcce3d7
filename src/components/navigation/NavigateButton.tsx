import type { ReactNode } from 'react';
import type { TabId } from '../../navigation';
import { useInquiry } from '../contact/Inquiry';
import { Button } from '../controls/Button';
import { ButtonLink } from '../controls/ButtonLink';
import type { ButtonLook } from '../controls/buttonLook';
import { navigate } from './navigate';

interface NavigateButtonProps extends ButtonLook {
  to: TabId;
  /** The accessible name, if the label is not enough. It begins with the label (WCAG 2.5.3). */
  name?: string;
  /** Starts the message in the contact form. */
  about?: string;
  /** Says where it stands in the layout around it. */
  className?: string;
  children: ReactNode;
}

/** A button that navigates to another screen; without scripts, a link to its place on the page. */
export function NavigateButton({ to, name, about, children, ...look }: NavigateButtonProps) {
  const { askAbout } = useInquiry();
  return (
    <>
      <Button
        {...look}
        aria-label={name}
        data-navigate={to}
        onPress={() => {
          if (about) askAbout(about);
          navigate(to);
        }}
      >
        {children}
      </Button>
      <ButtonLink {...look} aria-label={name} href={`#${to}`} hidden data-no-script>
        {children}
      </ButtonLink>
    </>
  );
}
