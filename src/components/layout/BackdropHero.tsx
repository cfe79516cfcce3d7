import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../media/Picture';
import styles from './BackdropHero.module.css';

interface SceneHeroProps {
  title: string;
  lead: string;
  picture: PictureProps;
  /** What stands under the lead: buttons or facts. */
  children: ReactNode;
}

/** The head of a screen whose picture's sky is its ground: the text stands in the mist. */
export function SceneHero({ title, lead, picture, children }: SceneHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.art}>
        <Picture {...picture} phoneShape="phone" />
      </div>
      <div className={styles.words}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </div>
  );
}
