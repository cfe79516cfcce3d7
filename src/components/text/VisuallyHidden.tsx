import type { ComponentProps } from 'react';
import { classNames } from '../layout/classNames';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps extends ComponentProps<'div'> {
  /** False shows the text, in the same live region. */
  isHidden?: boolean;
}

/** Text for assistive technology only, such as a status. */
export function VisuallyHidden({ isHidden = true, className, ...props }: VisuallyHiddenProps) {
  return <div {...props} className={classNames(isHidden && styles.hidden, className)} />;
}
