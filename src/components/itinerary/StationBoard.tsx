import type { IconName } from '../../icons';
import type { Stop } from '../../types';
import { Icon } from '../media/Icon';
import { Text } from '../text/Text';
import styles from './StationBoard.module.css';

interface StationBoardProps {
  day: number;
  /** The word before the number: "Day". */
  dayLabel: string;
  icon: IconName;
  stop: Pick<Stop, 'station' | 'elevationText'>;
  /** A picture of its name in Sinhala and Tamil. */
  sign: string | undefined;
  /** Whether it is the day that was read last. */
  isCurrent: boolean;
}

/**
 * The number of a day on a board like those of Sri Lanka's railway stations: the name of the stop in Sinhala,
 * Tamil, and English, and its elevation. The heading beside it has the number for screen readers and print.
 */
export function StationBoard(props: StationBoardProps) {
  const { day, dayLabel, icon, stop, sign, isCurrent } = props;
  return (
    <div className={styles.board} data-current={isCurrent || undefined}>
      <div className={styles.number} aria-hidden="true" data-print="no">
        <span>{dayLabel}</span> <b>{day}</b>
      </div>
      {sign && (
        <img className={styles.sign} src={sign} alt="" width="112" height="46" loading="lazy" />
      )}
      <Text className={styles.place}>
        <b>{stop.station}</b> <span>{stop.elevationText}</span>
      </Text>
      <div className={styles.icon} data-print="no">
        <Icon name={icon} size={28} />
      </div>
    </div>
  );
}
