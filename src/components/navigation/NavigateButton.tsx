import type { IconName } from '../../icons';
import type { Action } from '../../types';
import { type ButtonLook, buttonLook } from '../controls/buttonLook';
import { Link } from '../controls/Link';
import { Icon } from '../media/Icon';

interface NavigateButtonProps extends ButtonLook {
  action: Action;
  /** Shown after the label. */
  icon?: IconName;
  /**
   * What the button is about, if others have the same label. In the accessible name, it follows the label
   * (WCAG 2.4.9, 2.5.3).
   */
  subject?: string;
}

/** A button that opens another screen (src/boot/presses.ts); without scripts, a link to its place on the page. */
export function NavigateButton({ action, icon, subject, ...look }: NavigateButtonProps) {
  const { label, to, about, example } = action;
  const name = subject && `${label}: ${subject}`;
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
        className={buttonLook(look)}
        aria-label={name}
        data-navigate={to}
        data-about={about}
        data-example={example}
      >
        {content}
      </button>
      <Link look="primary" {...look} aria-label={name} href={`#${to}`} hidden data-no-script>
        {content}
      </Link>
    </>
  );
}
