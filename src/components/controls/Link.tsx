import type { ComponentProps } from 'react';
import { classNames } from '../utils/classNames';
import { type ButtonLook, buttonLook } from './buttonLook';
import styles from './Link.module.css';

interface LinkProps extends ComponentProps<'a'>, ButtonLook {
  href: string;
}

/**
 * A link outside of a sentence, which is as large as any control (WCAG 2.5.5). One to a place on the page does not
 * change the address, and moves focus (src/boot/presses.ts).
 */
export function Link({ look, shape, className, ...props }: LinkProps) {
  const lookClass = look ? buttonLook({ look, shape }) : styles.link;
  return <a {...props} className={classNames(lookClass, className)} />;
}
