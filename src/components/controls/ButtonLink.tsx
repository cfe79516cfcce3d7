import type { ComponentProps } from 'react';
import { classNames } from '../utils/classNames';
import { type ButtonLook, buttonLook } from './buttonLook';

interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook {}

/** A link that looks like a button. */
export function ButtonLink({ variant, shape, className, ...props }: ButtonLinkProps) {
  return <a {...props} className={classNames(buttonLook({ variant, shape }), className)} />;
}
