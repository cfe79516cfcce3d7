import { type ReactNode, useId } from 'react';
import { Text } from '../text/Text';
import { classNames } from '../utils/classNames';
import styles from './Section.module.css';
import { Stack } from './Stack';

interface SectionProps {
  /** The heading. Without one, the content has headings of its own. */
  title?: string;
  lead?: string;
  /**
   * Gives the section a background of its own. By convention, every other section has one. `dark` is dark in both
   * color schemes, and is for at most one section of a screen.
   */
  band?: 'light' | 'dark';
  /** For links to the section, which also makes it a landmark: a region named by its heading (WCAG 1.3.1). */
  id?: string;
  /** A button for the whole section, below the lead. */
  action?: ReactNode;
  /** Whether the content is beside the heading in wide windows, and not below it. */
  isBeside?: boolean;
  /** Leaves the section out of printouts. */
  isScreenOnly?: boolean;
  children?: ReactNode;
}

/** A part of a screen. Few are landmarks, so that a list of them stays short. */
export function Section(props: SectionProps) {
  const { title, lead, band, id, action, isBeside, isScreenOnly, children } = props;
  const headingId = useId();
  const head = title && (
    <Stack gap={4} className={styles.head}>
      <Text as="h2" id={headingId}>
        {title}
      </Text>
      {(lead || action) && (
        <Stack gap={4}>
          {lead && (
            <Text size="lead" isMuted>
              {lead}
            </Text>
          )}
          {action && <div>{action}</div>}
        </Stack>
      )}
    </Stack>
  );
  return (
    <section
      id={id}
      className={classNames(
        styles.section,
        band === 'light' && styles.band,
        isBeside && styles.beside,
      )}
      data-theme={band === 'dark' ? band : undefined}
      data-print={isScreenOnly ? 'no' : undefined}
      aria-labelledby={id && headingId}
    >
      {head}
      {children}
    </section>
  );
}
