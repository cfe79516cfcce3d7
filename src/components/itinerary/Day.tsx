import { mediaQueries } from '../../styles/breakpoints';
import type { TourDay } from '../../types';
import { Cluster } from '../layout/Cluster';
import { Stack } from '../layout/Stack';
import { Figure } from '../media/Figure';
import type { PictureProps } from '../media/Picture';
import { Text } from '../text/Text';
import { classNames } from '../utils/classNames';
import styles from './Day.module.css';
import { ElevationProfile } from './ElevationProfile';
import { StationBoard } from './StationBoard';

interface DayProps extends TourDay {
  /** The word before the number: "Day". */
  dayLabel: string;
  picture: PictureProps;
  /** A picture of the stop's name in Sinhala and Tamil. */
  sign: string | undefined;
  /** The elevations of the stops of all days, in meters. */
  elevations: readonly number[];
  /** Whether it is the day that was read last. */
  isCurrent: boolean;
}

// A day has two columns where the list of days is at least 40rem wide, and otherwise one. In large windows, the map is
// beside the list.
const besideMap = `${mediaQueries.large} min(89vw - 25rem, 50rem)`;
const withoutMap = '(width >= 45rem) 47vw, 88vw';
const pictureSizes = {
  phoneVw: 88,
  wider: `(width >= 72rem) min(58vw - 19rem, 32rem), ${besideMap}, ${withoutMap}`,
};

/** Every third picture spans both columns in wide windows. */
const wideSizes = { phoneVw: 88, wider: `${besideMap}, ${withoutMap}` };

/**
 * A day of the itinerary. The large number is visual only: the heading has it for screen readers and print.
 */
export function Day(props: DayProps) {
  const { day, dayLabel, title, description, facts, activities, icon, picture, place } = props;
  const { stop, sign, elevations, isCurrent } = props;
  const isWide = day % 3 === 1;
  return (
    <div className={classNames(styles.day, isWide && styles.wide)} id={`day-${day}`}>
      <Stack gap={3} className={styles.head}>
        <Text as="h3">
          {/* Inline with the title; otherwise, it is announced as a separate heading. */}
          <span className={styles.numberInHeading}>
            {dayLabel}
            {` ${day}, `}
          </span>
          {title}
        </Text>
        <div className={styles.facts}>
          {facts.map((fact, index) => (
            <Text size="small" key={index}>
              {fact}
            </Text>
          ))}
        </div>
      </Stack>
      <div className={styles.profile} data-print="no">
        <ElevationProfile elevations={elevations} index={day - 1} />
      </div>
      <div className={styles.board}>
        <StationBoard
          day={day}
          dayLabel={dayLabel}
          icon={icon}
          stop={stop}
          sign={sign}
          isCurrent={isCurrent}
        />
      </div>
      <Text className={styles.text}>{description}</Text>
      <Cluster as="ul" gap={2} role="list" className={styles.activities}>
        {activities.map((activity, index) => (
          <Text as="li" key={index}>
            {activity}
          </Text>
        ))}
      </Cluster>
      <Figure
        className={styles.figure}
        picture={{ ...picture, sizes: isWide ? wideSizes : pictureSizes }}
        caption={place}
      />
    </div>
  );
}
