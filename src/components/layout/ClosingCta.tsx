import { type ReactNode, useId } from 'react';
import { media } from '../../styles/breakpoints';
import layout from '../../styles/layout.module.css';
import utilities from '../../styles/utilities.module.css';
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
    <section className={`${layout.center} ${styles.cta}`} aria-labelledby={headingId}>
      <div className={`${layout.columns} ${styles.panel}`} data-theme="dark">
        <div className={`${layout.stack} ${layout.links} ${styles.content}`}>
          <h2 id={headingId}>{title}</h2>
          <p className={layout.lead}>{lead}</p>
          {children}
        </div>
        <div className={`${layout.frame} ${styles.picture} ${utilities.keyline}`} data-print="no">
          <Picture {...picture} crop="figure" sizes={`${media.phone} 88vw, min(46vw, 38rem)`} />
        </div>
      </div>
    </section>
  );
}
