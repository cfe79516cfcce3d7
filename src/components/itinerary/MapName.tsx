import type { SVGProps } from 'react';
import { classNames } from '../utils/classNames';
import styles from './MapName.module.css';

/** The name of a place on the map. `className` says where it is. */
export function MapName({ className, ...props }: SVGProps<SVGTextElement>) {
  return <text {...props} className={classNames(styles.name, className)} />;
}
