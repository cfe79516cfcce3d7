import type { ReactNode } from 'react';
import { Surface } from '../layout/Surface';
import { classNames } from '../utils/classNames';
import styles from './Card.module.css';

interface CardProps {
  /** Adds what is particular to one component. */
  className?: string;
  children: ReactNode;
}

/** A surface with a colored edge. */
export function Card({ className, children }: CardProps) {
  return (
    <Surface look="topEdged" className={classNames(styles.card, className)}>
      {children}
    </Surface>
  );
}
