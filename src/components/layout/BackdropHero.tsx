import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../media/Picture';
import styles from './BackdropHero.module.css';

interface BackdropHeroProps {
  title: string;
  lead: string;
  picture: PictureProps;
  /** Rendered below the lead: buttons or facts. */
  children: ReactNode;
}

/** A screen's hero with its text over the sky of a full-width picture. */
export function BackdropHero({ title, lead, picture, children }: BackdropHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.picture}>
        <Picture {...picture} hasPhoneCrop />
      </div>
      <div className={styles.content}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </div>
  );
}
