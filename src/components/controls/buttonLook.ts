import { classNames } from '../utils/classNames';
import styles from './buttonLook.module.css';

const variants = { primary: undefined, secondary: styles.secondary };
const shapes = { square: styles.square, fitted: styles.fitted };

export interface ButtonLook {
  /** `secondary` is only outlined. */
  variant?: keyof typeof variants;
  /** `square` shows only an icon; `fitted` has no padding at its sides, for a card that stretches it. */
  shape?: keyof typeof shapes;
}

/** The class of anything that looks like a button: `Button`, `ButtonLink`, and the parts of libraries. */
export function buttonLook({ variant = 'primary', shape }: ButtonLook = {}) {
  return classNames(styles.button, variants[variant], shape && shapes[shape]);
}
