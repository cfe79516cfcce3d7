import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../utils/classNames';
import { hasModifierKey } from '../utils/hasModifierKey';
import { type ButtonLook, buttonLook } from './buttonLook';
import styles from './Link.module.css';

interface LinkProps extends Omit<ComponentProps<'a'>, 'onClick'>, ButtonLook {
  href: string;
  /** Called instead of following the link, which would change the URL. */
  onActivate?: () => void;
}

/**
 * A link outside of a sentence, which is as large as any control (WCAG 2.5.5). A link that runs code is
 * still a link: with a modifier key, the browser opens its address in a new tab or window, or saves it;
 * without scripts, it is a plain link.
 */
export function Link({ look, shape, className, onActivate, ...props }: LinkProps) {
  const lookClass = look ? buttonLook({ look, shape }) : styles.link;
  const handleClick = (event: MouseEvent) => {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    onActivate?.();
  };
  const linkProps = {
    ...props,
    className: classNames(lookClass, className),
    onClick: onActivate && handleClick,
  };
  return <a {...linkProps} />;
}
