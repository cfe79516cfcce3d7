import type { IconName } from '../../icons';
import type { Action } from '../../types';
import { type ButtonLook, buttonLook } from '../controls/buttonLook';
import { Link } from '../controls/Link';
import { Icon } from '../media/Icon';
import { classNames } from '../utils/classNames';

interface NavigateButtonProps extends ButtonLook {
  action: Action;
  /** Shown after the label. */
  icon?: IconName;
  /** The accessible name, if the label is not enough. It begins with the label (WCAG 2.5.3). */
  name?: string;
  /** Says where it stands in the layout around it. */
  className?: string;
}

/** A button that opens another screen (src/boot/presses.ts); without scripts, a link to its place on the page. */
export function NavigateButton({ action, icon, name, className, ...look }: NavigateButtonProps) {
  const { label, to, about, example } = action;
  const content = (
    <>
      {label}
      {icon && <Icon name={icon} />}
    </>
  );
  return (
    <>
      <button
        type="button"
        className={classNames(buttonLook(look), className)}
        aria-label={name}
        data-navigate={to}
        data-about={about}
        data-example={example}
      >
        {content}
      </button>
      <Link
        look="primary"
        {...look}
        className={className}
        aria-label={name}
        href={`#${to}`}
        hidden
        data-no-script
      >
        {content}
      </Link>
    </>
  );
}
