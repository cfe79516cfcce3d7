import type { IconName } from '../../types';
import { FramedFigure } from '../media/FramedFigure';
import { Icon } from '../media/Icon';
import type { PictureProps } from '../media/Picture';
import { GlossaryText } from '../text/GlossaryText';
import styles from './Day.module.css';

interface DayProps {
  day: number;
  /** "Day", as it stands before the number. */
  word: string;
  title: string;
  description: string;
  activities: readonly string[];
  icon: IconName;
  picture: PictureProps;
  /** The caption of the picture. */
  place: string;
}

/** One day of the itinerary. */
export function Day({ day, word, title, description, activities, icon, picture, place }: DayProps) {
  return (
    <article className={styles.day} id={`day-${day}`}>
      <div className={styles.content}>
        <div className={styles.head}>
          <div className={styles.number} aria-hidden="true">
            <span>{word}</span> <b>{day}</b>
          </div>
          <h3 tabIndex={-1}>
            {/* In one line with the title, or it is read as a heading of its own. */}
            <span className={styles.screenReaderText}>
              {word}
              {` ${day}, `}
            </span>
            {title}
          </h3>
        </div>
        <p>
          <GlossaryText>{description}</GlossaryText>
        </p>
        <ul role="list" className={styles.activities}>
          {activities.map((activity) => (
            <li key={activity}>
              <GlossaryText>{activity}</GlossaryText>
            </li>
          ))}
        </ul>
        <span className={styles.icon}>
          <Icon name={icon} size={32} />
        </span>
      </div>
      <FramedFigure picture={picture} caption={place} />
    </article>
  );
}
