import { createElement, type HTMLAttributes, type Ref } from 'react';
import { classNames } from '../utils/classNames';
import styles from './Surface.module.css';

const looks = {
  bordered: styles.bordered,
  topEdged: classNames(styles.bordered, styles.topEdged),
  edged: classNames(styles.bordered, styles.edged),
  frame: classNames(styles.bordered, styles.frame),
  picture: styles.picture,
};

export interface SurfaceProps extends HTMLAttributes<HTMLElement> {
  /** The element to render, so that the look never decides what assistive technology hears. */
  as?: 'div' | 'section' | 'nav' | 'figure' | 'form' | 'p' | 'ul' | 'ol' | 'dl';
  /**
   * `bordered` is a card with a border; `topEdged` also has a colored edge above its content; `edged` is padded
   * and has the edge before it; `frame` is padded by the width of a
   * picture's frame; `picture` is filled by a
   * `Picture`.
   */
  look?: keyof typeof looks;
  /** Draws a cream line along the inside. */
  hasInnerLine?: boolean;
  /** Adds what is particular to one component. Its rules have precedence over those of the look. */
  className?: string;
  ref?: Ref<HTMLElement>;
}

/**
 * An element with one of the site's looks. `Stack`, `Cluster`, `Grid`, and `TwoColumns` take the same props.
 */
export function Surface({ as = 'div', look, hasInnerLine, className, ...props }: SurfaceProps) {
  // Not JSX, in which `ref` would have to fit each of these elements.
  return createElement(as, {
    ...props,
    className: classNames(look && looks[look], hasInnerLine && styles.innerLine, className),
  });
}
