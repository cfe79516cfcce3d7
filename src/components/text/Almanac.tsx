import { type ReactNode, useId } from 'react';
import type { AlmanacMonths } from '../../types';
import styles from './Almanac.module.css';
import { Text } from './Text';

// The island in two halves, in a viewBox of 20 × 30.
const south = 'M2.6 17.2 16 24.2 14.9 25.9 12 27.7 8.3 29.1 5.6 28.3 4 25.5 3.1 21.9Z';
const east =
  'M2.6 17.2 2.3 12.8 3.3 10.6 3.5 7.8 4 5.6 3.6 3.3 4.2 1.3 5.9 1.1 8 3.4 9.9 5.2 12.8 9.9 14.7 13.5 16.1 16 17.3 19.6 17.1 22.3 16 24.2Z';

/** The island, with the halves that are in their best months. */
function Island({
  isBestInSouth,
  isBestInEast,
}: {
  isBestInSouth?: boolean;
  isBestInEast?: boolean;
}) {
  return (
    <svg className={styles.island} viewBox="0 0 20 30" aria-hidden="true">
      <path className={isBestInSouth ? styles.best : undefined} d={south} />
      <path className={isBestInEast ? styles.best : undefined} d={east} />
    </svg>
  );
}

interface AlmanacProps extends AlmanacMonths {
  /** What to do next, such as a link. */
  children?: ReactNode;
}

/**
 * The months as radio buttons, each drawn as the island with the halves that are in their best months. Choosing one
 * shows its text in place of the introduction, by style alone, so that it works without scripts. The text also
 * describes the radio button, so that a screen reader says it with the choice (WCAG 1.3.1).
 */
export function Almanac({ title, legend, months, introduction, children }: AlmanacProps) {
  const id = useId();
  return (
    <fieldset className={styles.almanac}>
      <Text as="legend" className={styles.title} data-look="h3">
        {title}
      </Text>
      <div className={styles.key} aria-hidden="true" data-print="no">
        <span>{legend.best}</span>{' '}
        <span>
          <Island isBestInSouth />
          {legend.south}
        </span>{' '}
        <span>
          <Island isBestInEast />
          {legend.east}
        </span>{' '}
        <span>
          <Island />
          {legend.neither}
        </span>
      </div>
      <div className={styles.months}>
        {months.map(({ name, text, isBestInSouth, isBestInEast }, index) => (
          <div className={styles.month} key={index}>
            <label className={styles.choice} data-print="no">
              <input
                type="radio"
                name="month"
                aria-label={name}
                aria-describedby={`${id}-${index}`}
              />
              <Island isBestInSouth={isBestInSouth} isBestInEast={isBestInEast} />
              <span>{name.slice(0, 3)}</span>
            </label>
            <p className={styles.text} data-print="no">
              <b>{name}</b>{' '}
              <Text as="span" id={`${id}-${index}`}>
                {text}
              </Text>
            </p>
          </div>
        ))}
        <Text className={styles.introduction}>{introduction}</Text>
      </div>
      {children && (
        <div className={styles.action} data-print="no">
          {children}
        </div>
      )}
    </fieldset>
  );
}
