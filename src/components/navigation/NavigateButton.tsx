import type { IconName } from '../../icons';
import type { Action } from '../../types';
import { Button } from '../controls/Button';
import type { ButtonLook } from '../controls/buttonLook';
import { Link } from '../controls/Link';
import { Icon } from '../media/Icon';
import { navigate } from './navigate';

interface NavigateButtonProps extends ButtonLook {
  action: Action;
  /** Shown after the label. */
  icon?: IconName;
  /** The accessible name, if the label is not enough. It begins with the label (WCAG 2.5.3). */
  name?: string;
  /** Says where it stands in the layout around it. */
  className?: string;
}

/** A button that navigates to another screen; without scripts, a link to its place on the page. */
export function NavigateButton({ action, icon, name, ...props }: NavigateButtonProps) {
  const { label, to, about, example } = action;
  const content = (
    <>
      {label}
      {icon && <Icon name={icon} />}
    </>
  );
  return (
    <>
      <Button
        {...props}
        aria-label={name}
        data-navigate={to}
        data-about={about}
        data-example={example}
        onPress={() => navigate(to, { about })}
      >
        {content}
      </Button>
      <Link look="primary" {...props} aria-label={name} href={`#${to}`} hidden data-no-script>
        {content}
      </Link>
    </>
  );
}
