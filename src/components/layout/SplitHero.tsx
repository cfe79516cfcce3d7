import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../media/Picture';
import { Text } from '../text/Text';
import styles from './SplitHero.module.css';
import { Surface } from './Surface';
import { TwoColumns } from './TwoColumns';

interface SplitHeroProps {
  title: string;
  lead: string;
  /** Decorative, because another screen shows it with its alt text. */
  picture: PictureProps;
  children?: ReactNode;
}

/** A screen's hero with its text beside a framed picture. */
export function SplitHero({ title, lead, picture, children }: SplitHeroProps) {
  return (
    <div className={styles.hero}>
      <TwoColumns align="center" className={styles.columns}>
        <div>
          <Text as="h1">{title}</Text>
          <Text size="lead" className={styles.lead}>
            {lead}
          </Text>
          {children}
        </div>
        <Surface look="frame" className={styles.picture}>
          <Picture {...picture} isDecorative sizes={{ phoneVw: 84, wider: 'min(46vw, 36rem)' }} />
        </Surface>
      </TwoColumns>
    </div>
  );
}
