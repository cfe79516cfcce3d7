import { type ReactNode, useId } from 'react';
import { Picture, type PictureProps } from '../media/Picture';
import styles from './ClosingCta.module.css';

interface ClosingCtaProps {
  title: string;
  lead: string;
  picture: PictureProps;
  children: ReactNode;
}

/** The call to action at the end of a screen, with a picture. `children` are its buttons. */
export function ClosingCta({ title, lead, picture, children }: ClosingCtaProps) {
  const headingId = useId();
  return (
    <section className={styles.banner} aria-labelledby={headingId}>
      <div className={styles.label}>
        <div className={styles.words}>
          <h2 id={headingId}>{title}</h2>
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
