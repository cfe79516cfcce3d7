import { type ReactNode, useId } from 'react';
import { media } from '../../styles/breakpoints';
import { Picture, type PictureProps } from '../media/Picture';
import styles from './ClosingCta.module.css';

interface ClosingCtaProps {
  title: string;
  lead: string;
  picture: PictureProps;
  children: ReactNode;
}

/** The last word of a screen: a dark label with a picture and what to do next. */
export function ClosingCta({ title, lead, picture, children }: ClosingCtaProps) {
  const heading = useId();
  return (
    <section className={styles.cta} aria-labelledby={heading}>
      <div className={styles.panel}>
        <div className={styles.content}>
          <h2 id={heading}>{title}</h2>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
        <div className={styles.picture}>
          <Picture
            {...picture}
            crop="figure"
            sizes={`${media.xlarge} 38rem, ${media.phone} 88vw, 46vw`}
          />
        </div>
      </div>
    </section>
  );
}
