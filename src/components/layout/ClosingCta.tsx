import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../media/Picture';
import { Text } from '../text/Text';
import styles from './ClosingCta.module.css';
import { Stack } from './Stack';

interface ClosingCtaProps {
  title: string;
  lead: string;
  /** Decorative: it adds nothing to what the title says. */
  picture: PictureProps;
  children: ReactNode;
}

/**
 * Half of the window beside the text, and on phones all of it. On tablets, the picture is as high as the text, and drawn
 * wider than what is seen of it.
 */
const sizes = { phoneVw: 100, wider: 'max(50vw, 36rem)' };

/** The call to action at the end of a screen, as wide as the window, with a picture. `children` are its buttons. */
export function ClosingCta({ title, lead, picture, children }: ClosingCtaProps) {
  return (
    <section className={styles.cta} data-theme="dark">
      <Stack className={styles.content}>
        <Text as="h2">{title}</Text>
        <Text size="lead">{lead}</Text>
        {children}
      </Stack>
      <div className={styles.picture} data-print="no">
        <Picture {...picture} isDecorative isFilling sizes={sizes} />
      </div>
    </section>
  );
}
