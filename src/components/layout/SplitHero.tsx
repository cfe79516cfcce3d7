import type { ReactNode } from 'react';
import { media } from '../../styles/breakpoints';
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
        <div className={styles.frame}>
          <Picture {...picture} sizes={`${media.xlarge} 36rem, ${media.phone} 84vw, 46vw`} />
        </div>
      </div>
    </div>
  );
}
