import type { ReactNode } from 'react';
import { mediaQueries } from '../../styles/breakpoints';
import { Picture, type PictureProps } from '../media/Picture';
import { Text } from '../text/Text';
import { classNames } from '../utils/classNames';
import styles from './Hero.module.css';

interface HeroProps {
  title: string;
  lead: string;
  picture: PictureProps;
  /** Less high, so that what the screen is for is in the first view. */
  isLow?: boolean;
  /** Rendered below the lead, such as buttons or facts. */
  children?: ReactNode;
  /** Below all this, and in wide windows on the lower end of the picture. */
  foot?: ReactNode;
}

/**
 * The rendered width of the picture in narrow windows. In landscape orientation, the picture is beside the text, and
 * its sides are cropped. In portrait orientation, it is as wide as the window, but 88% still looks sharp, and browsers
 * choose a smaller file, which loads about a sixth of a second sooner.
 */
const narrower = {
  media: mediaQueries.narrow,
  sizes: { phoneVw: 88, wider: '(orientation: landscape) 76vw, 88vw' },
} as const;

/** A screen's hero. In wide windows, its text is on a full-width picture, otherwise beside or below it. */
export function Hero({ title, lead, picture, isLow, children, foot }: HeroProps) {
  return (
    <div className={classNames(styles.hero, isLow && styles.low)}>
      <div className={styles.picture} data-print="no">
        <Picture {...picture} narrower={{ ...narrower, crop: isLow ? 'low' : 'narrow' }} />
      </div>
      <div className={styles.content}>
        <Text as="h1" className={styles.heading}>
          {title}
        </Text>
        <Text size="lead" className={styles.lead}>
          {lead}
        </Text>
        {children}
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}
