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

/** The call to action at the end of a screen, with a picture. `children` are its buttons. */
export function ClosingCta({ title, lead, picture, children }: ClosingCtaProps) {
  const headingId = useId();
  return (
    <section className={styles.cta} aria-labelledby={headingId}>
      <div className={styles.panel}>
        <div className={styles.content}>
          <h2 id={headingId}>{title}</h2>
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
