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
  'M5 1.5 8.5 1 8 3.6 11 6 14.4 10.4 17.4 16 18.4 20.4 16.6 24.6 12.4 28.4 9 29 5.4 27.2 3.2 22 2.2 17 2.6 12.4 4.6 8.6 5 5 3.4 3Z';
const southCoast = 'M2.2 17 16.6 24.6 12.4 28.4 9 29 5.4 27.2 3.2 22Z';
const eastCoast =
  'M5 1.5 8.5 1 8 3.6 11 6 14.4 10.4 17.4 16 18.4 20.4 16.6 24.6 2.2 17 2.6 12.4 4.6 8.6 5 5 3.4 3Z';

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
          <i />
          {legend.best}
        </span>{' '}
        <span>
          <i />
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
              <svg viewBox="0 0 20 30" aria-hidden="true">
                <path d={island} />
                {isBestInSouth && <path className={styles.best} d={southCoast} />}
                {isBestInEast && <path className={styles.best} d={eastCoast} />}
              </svg>
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
