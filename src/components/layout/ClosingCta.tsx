import { type ReactNode, useId } from 'react';
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
    <section className={styles.banner} aria-labelledby={heading}>
      <div className={styles.label}>
        <div className={styles.words}>
          <h2 id={heading}>{title}</h2>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
        <div className={styles.picture}>
          <Picture
            {...picture}
            crop="figure"
            sizes="(min-width: 80rem) 38rem, (min-width: 47.5625rem) 46vw, 88vw"
          />
        </div>
      </div>
    </section>
  );
}
