import type { ReactNode } from 'react';
import { mediaQueries } from '../../styles/breakpoints';
import { Picture, type PictureProps } from '../media/Picture';
import { Text } from '../text/Text';
import styles from './Closing.module.css';
import { Stack } from './Stack';

interface ClosingProps {
  title: string;
  lead?: string;
  /** Decorative: it adds nothing to what the title says. */
  picture: PictureProps;
  children: ReactNode;
}

/**
 * The picture takes half of the window, or all of it where it is above the text. Beside the text, it is cropped to the
 * text's height, so its file must be wider than its frame.
 */
const sizes = { phoneVw: 100, wider: `${mediaQueries.stacked} 100vw, max(62vw, 50rem)` };

/**
 * The end of a screen: a heading and a picture, as wide as the window. `children` are the buttons of a call to action,
 * or a rating.
 */
export function Closing({ title, lead, picture, children }: ClosingProps) {
  return (
    <section className={styles.closing} data-theme="dark">
      <Stack className={styles.content}>
        <Text as="h2">{title}</Text>
        {lead && <Text size="lead">{lead}</Text>}
        {children}
      </Stack>
      <div className={styles.picture} data-print="no">
        <Picture {...picture} isDecorative isFilling sizes={sizes} />
      </div>
    </section>
  );
}
