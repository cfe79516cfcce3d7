import { useId } from 'react';
import type { AlmanacMonths } from '../../types';
import styles from './Almanac.module.css';
import { Text } from './Text';

interface AlmanacProps extends AlmanacMonths {
  /** Shown until a month is chosen. */
  introduction: string;
}

// The island and its coasts, in a viewBox of 20 × 30.
const island =
  'M3.7 1.3 6 .8 9.8 4.3 11.4 7 13.3 10.2 14.4 13 17.7 18.4 17.9 20.7 17.1 24.3 14 27.1 8.6 29.2 5 27.6 3.3 22.6 2.1 12.5 3.7 7.3 5.1 5.3 4.7 4 8.4 3.4 5.6 2.1Z';
const southCoast = 'M2.7 17.2 17.1 24.3 14 27.1 8.6 29.2 5 27.6 3.3 22.6Z';
const eastCoast =
  'M3.7 1.3 6 .8 9.8 4.3 11.4 7 13.3 10.2 14.4 13 17.7 18.4 17.9 20.7 17.1 24.3 2.7 17.2 2.1 12.5 3.7 7.3 5.1 5.3 4.7 4 8.4 3.4 5.6 2.1Z';

/** The island, with the coasts that are in their best months. */
function Island({
  isBestInSouth,
  isBestInEast,
}: {
  isBestInSouth?: boolean;
  isBestInEast?: boolean;
}) {
  return (
    <svg className={styles.island} viewBox="0 0 20 30" aria-hidden="true">
      {isBestInSouth && <path className={styles.best} d={southCoast} />}
      {isBestInEast && <path className={styles.best} d={eastCoast} />}
      <path d={island} />
    </svg>
  );
}

/**
 * The months as radio buttons, each drawn as the island with the coasts in their best months. Choosing one shows its text in
 * place of the introduction, by style alone, so that it works without scripts. The text also describes
 * the radio button, so that a screen reader says it with the choice (WCAG 1.3.1).
 */
export function Almanac({ title, legend, months, introduction }: AlmanacProps) {
  const id = useId();
  return (
    <fieldset className={styles.almanac}>
      <Text as="legend" className={styles.title} data-look="h4">
        {title}
      </Text>
      <div className={styles.key} aria-hidden="true">
        <span>
          <Island isBestInSouth isBestInEast />
          {legend.best}
        </span>{' '}
        <span>
          <Island />
          {legend.other}
        </span>
      </div>
      <div className={styles.months}>
        {months.map(({ name, text, isBestInSouth, isBestInEast }, index) => (
          <div className={styles.month} key={index}>
            <label className={styles.choice}>
              <input
                type="radio"
                name="month"
                aria-label={name}
                aria-describedby={`${id}-${index}`}
              />
              <Island isBestInSouth={isBestInSouth} isBestInEast={isBestInEast} />
              <span>{name.slice(0, 3)}</span>
            </label>
            <p className={styles.text}>
              <b>{name}</b>{' '}
              <Text as="span" id={`${id}-${index}`}>
                {text}
              </Text>
            </p>
          </div>
        ))}
        <Text className={styles.introduction}>{introduction}</Text>
      </div>
    </fieldset>
  );
}
