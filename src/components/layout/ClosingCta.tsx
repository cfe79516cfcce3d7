import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../media/Picture';
import { columnSizes } from '../media/pictureSizes';
import { Text } from '../text/Text';
import styles from './ClosingCta.module.css';
import { Stack } from './Stack';
import { Surface } from './Surface';
import { TwoColumns } from './TwoColumns';

interface ClosingCtaProps {
  title: string;
  lead: string;
  /** Decorative: it adds nothing to what the title says. */
  picture: PictureProps;
  children: ReactNode;
}

/** The call to action at the end of a screen, with a picture. `children` are its buttons. */
export function ClosingCta({ title, lead, picture, children }: ClosingCtaProps) {
  return (
    <section className={styles.cta}>
      <TwoColumns className={styles.panel} data-theme="dark">
        <Stack className={styles.content}>
          <Text as="h2">{title}</Text>
          <Text size="lead">{lead}</Text>
          {children}
        </Stack>
        <Surface look="picture" className={styles.picture} data-print="no">
          <Picture {...picture} isDecorative isFilling crop="figure" sizes={columnSizes} />
        </Surface>
      </TwoColumns>
    </section>
  );
}
