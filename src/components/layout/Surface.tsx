import { createElement, type HTMLAttributes, type Ref } from 'react';
import { classNames } from '../utils/classNames';
import styles from './Surface.module.css';

const framed = classNames(styles.bordered, styles.framed);
const looks = {
  bordered: styles.bordered,
  framed,
  card: classNames(framed, styles.card, styles.gap4),
  picture: styles.picture,
  drawing: styles.drawing,
  ruled: styles.ruled,
};
const gaps = { 2: styles.gap2, 3: styles.gap3, 4: styles.gap4, 5: styles.gap5, 6: styles.gap6 };

export interface SurfaceProps extends HTMLAttributes<HTMLElement> {
  /** The element to render, so that the look never decides what assistive technology hears. */
  as?:
    | 'div'
    | 'section'
    | 'nav'
    | 'figure'
    | 'figcaption'
    | 'form'
    | 'p'
    | 'li'
    | 'ul'
    | 'ol'
    | 'dl';
  /**
   * `bordered` has the background and border of a card; `framed` also has its padding, and `card` its gaps; `picture`
   * is filled by a `Picture`; `drawing` has one with a transparent background; `ruled` has a line above its content.
   */
  look?: keyof typeof looks;
  /** The step of the spacing scale between the items; 6 grows with the width of the window. */
  gap?: keyof typeof gaps;
  /** Adds what is particular to one component. Its rules have precedence over those of the look. */
  className?: string;
  ref?: Ref<HTMLElement>;
}

/**
 * An element with one of the site's looks. `Stack`, `Cluster`, `Grid`, and `TwoColumns` take the same props.
 */
export function Surface(props: SurfaceProps) {
  const { as = 'div', look, gap, className, ...rest } = props;
  // Not JSX, in which `ref` would have to fit each of these elements.
  return createElement(as, {
    ...rest,
    className: classNames(look && looks[look], gap && gaps[gap], className),
  });
}
