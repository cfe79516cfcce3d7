import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../media/Picture';
import styles from './SplitHero.module.css';

interface SplitHeroProps {
  title: string;
  lead: string;
  picture: PictureProps;
  children?: ReactNode;
}

/** A screen's hero with its text beside a framed picture. */
export function SplitHero({ title, lead, picture, children }: SplitHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.wrap}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
        <div className={styles.plate}>
          <Picture
            {...picture}
            sizes="(min-width: 80rem) 36rem, (min-width: 47.5625rem) 46vw, 84vw"
          />
        </div>
      </div>
    </div>
  );
}
