import type { ReactNode } from 'react';
import { media } from '../../styles/breakpoints';
import layout from '../../styles/layout.module.css';
import utilities from '../../styles/utilities.module.css';
import { Picture, type PictureProps } from '../media/Picture';
import { ScreenHeading } from './ScreenHeading';
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
      <div className={`${layout.center} ${layout.columns} ${styles.columns}`}>
        <div>
          <ScreenHeading>{title}</ScreenHeading>
          <p className={`${layout.lead} ${styles.lead}`}>{lead}</p>
          {children}
        </div>
        <div className={`${layout.mount} ${styles.mount} ${utilities.keyline}`}>
          <Picture {...picture} sizes={`${media.phone} 84vw, min(46vw, 36rem)`} />
        </div>
      </div>
    </div>
  );
}
