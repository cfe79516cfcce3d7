import type { ReactNode } from 'react';
import { media } from '../../styles/breakpoints';
import { GlossaryText } from '../text/GlossaryText';
import styles from './Photo.module.css';
import { Picture, type PictureProps } from './Picture';

export interface PhotoProps {
  picture: PictureProps;
  title: string;
  description: string;
  /** What lies over the picture: the button that opens it. */
  children?: ReactNode;
}

/** A picture of the gallery with its caption: a title and what a guide would tell there. */
export function Photo({ picture, title, description, children }: PhotoProps) {
  return (
    <figure className={styles.photo}>
      <div className={styles.picture}>
        <Picture {...picture} sizes={`${media.xlarge} 37rem, ${media.small} 45vw, 84vw`} />
        {children}
      </div>
      <figcaption>
        <h3>{title}</h3>
        <p>
          <GlossaryText>{description}</GlossaryText>
        </p>
      </figcaption>
    </figure>
  );
}
