import { classNames } from '../utils/classNames';
import styles from './buttonLook.module.css';

const looks = { primary: undefined, secondary: styles.secondary };
const shapes = { square: styles.square, fitted: styles.fitted, compact: styles.compact };

export interface ButtonLook {
  /** `secondary` is only outlined. By default, a button is `primary`, and a link has the look of a link. */
  look?: keyof typeof looks;
  /**
   * `square` shows only an icon; `fitted` has little padding at its sides, for a card that stretches it; `compact` is
   * for a bar that stays in view.
   */
  shape?: keyof typeof shapes;
}

/** The class of anything that looks like a button: `Button`, `Link`, and the parts of libraries. */
export function buttonLook({ look = 'primary', shape }: ButtonLook) {
  return classNames(styles.button, looks[look], shape && shapes[shape]);
}
