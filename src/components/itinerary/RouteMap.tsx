import { useId } from 'react';
import { mediaQueries } from '../../styles/breakpoints';
import type { RouteMapStrings, TourDay } from '../../types';
import { Picture, type PictureProps } from '../media/Picture';
import { Text } from '../text/Text';
import { MapName } from './MapName';
import styles from './RouteMap.module.css';
import { RouteStop } from './RouteStop';
import { routePath } from './routePath';

interface RouteMapProps {
  days: readonly Pick<TourDay, 'day' | 'stop'>[];
  picture: PictureProps;
  strings: RouteMapStrings;
  /** The number of the day whose stop is marked as the current location. */
  activeDay: number | undefined;
}

/** Each stop with the numbers of its days. */
function groupByStop(days: RouteMapProps['days']) {
  const stops = new Map<string, { stop: TourDay['stop']; dayNumbers: number[] }>();
  for (const { day, stop } of days) {
    const known = stops.get(stop.name);
    if (known) known.dayNumbers.push(day);
    else stops.set(stop.name, { stop, dayNumbers: [day] });
  }
  return [...stops.values()];
}

/**
 * A map with a line through the stops of all days and a numbered link to each, named by day and place
 * (WCAG 2.4.4). A stop of several days is one link, to the first of them.
 */
export function RouteMap(props: RouteMapProps) {
  const { days, picture, strings, activeDay } = props;
  const titleId = useId();
  const path = routePath(days.map(({ stop }) => stop));
  return (
    <nav id="route-map" className={styles.map} aria-labelledby={titleId}>
      <Text as="h3" id={titleId} className={styles.title}>
        {strings.title}
      </Text>
      <div className={styles.frame}>
        <div className={styles.canvas}>
          <Picture
            {...picture}
            sizes={{ phoneVw: 110, wider: `${mediaQueries.large} 30rem, 34rem` }}
          />
          <svg
            className={styles.stops}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            role="presentation"
          >
            <path className={styles.road} d={path} />
            <path className={styles.line} d={path} />
          </svg>
          <svg className={styles.stops} width="100%" height="100%" role="presentation">
            {strings.place && (
              <MapName className={styles.place} x={`${strings.place.x}%`} y={`${strings.place.y}%`}>
                {strings.place.name}
              </MapName>
            )}
            {groupByStop(days).map(({ stop, dayNumbers }) => (
              <RouteStop
                key={stop.name}
                stop={stop}
                dayNumbers={dayNumbers}
                label={strings.stop}
                isCurrent={dayNumbers.some((day) => day === activeDay)}
              />
            ))}
          </svg>
        </div>
      </div>
    </nav>
  );
}
