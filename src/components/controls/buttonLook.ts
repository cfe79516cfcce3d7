import { classNames } from '../utils/classNames';
import styles from './buttonLook.module.css';

const variants = { primary: undefined, secondary: styles.secondary };
const shapes = { wide: undefined, square: styles.square, fitted: styles.fitted };

export interface ButtonLook {
  /** `secondary` is only outlined. */
  variant?: keyof typeof variants;
  /** `square` shows only an icon; `fitted` is as wide as a narrow card, without padding at its sides. */
  shape?: keyof typeof shapes;
}

/** The class of anything that looks like a button: `Button`, `ButtonLink`, and the parts of libraries. */
export function buttonLook({ variant = 'primary', shape = 'wide' }: ButtonLook = {}) {
  return classNames(styles.button, variants[variant], shapes[shape]);
}
