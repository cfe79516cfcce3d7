import type { ReactNode } from 'react';
import type { TabId } from '../../navigation';
import { Button } from '../controls/Button';
import { ButtonLink } from '../controls/ButtonLink';
import type { ButtonLook } from '../controls/buttonLook';
import { navigate } from './navigate';

interface NavigateButtonProps extends ButtonLook {
  to: TabId;
  /** The id of an element that says what the button is about, if its label does not. */
  describedBy?: string;
  /** Says where it stands in the layout around it. */
  className?: string;
  children: ReactNode;
}

/** A button that navigates to another screen; without scripts, a link to its place on the page. */
export function NavigateButton({ to, describedBy, children, ...look }: NavigateButtonProps) {
  return (
    <>
      <Button
        {...look}
        aria-describedby={describedBy}
        data-navigate={to}
        onPress={() => navigate(to)}
      >
        {children}
      </Button>
      <ButtonLink {...look} href={`#${to}`} hidden data-no-script>
        {children}
      </ButtonLink>
    </>
  );
}
