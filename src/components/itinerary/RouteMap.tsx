import { useId } from 'react';
import type { RouteMapStrings, TourDay } from '../../types';
import { Link } from '../controls/Link';
import { Surface } from '../layout/Surface';
import { Picture, type PictureProps } from '../media/Picture';
import { Text } from '../text/Text';
import { classNames } from '../utils/classNames';
import { fillPlaces } from '../utils/fillPlaces';
import styles from './RouteMap.module.css';
import { routePath } from './routePath';

interface RouteMapProps {
  days: readonly Pick<TourDay, 'day' | 'stop'>[];
  picture: PictureProps;
  strings: RouteMapStrings;
  /** Index of the day to mark as the current location, or -1. */
  activeIndex: number;
}

/** Each stop with the indexes of its days. */
function groupByStop(days: RouteMapProps['days']) {
  const stops = new Map<string, { stop: (typeof days)[number]['stop']; indexes: number[] }>();
  for (const [index, { stop }] of days.entries()) {
    const known = stops.get(stop.name);
    if (known) known.indexes.push(index);
    else stops.set(stop.name, { stop, indexes: [index] });
  }
  return [...stops.values()];
}

/**
 * A map with a line through the stops of all days and a numbered link to each, named by day and place
 * (WCAG 2.4.4). A stop of several days is one link, to the first of them. The links are positioned by
 * SVG attributes, because the content security policy blocks `style` attributes.
 */
export function RouteMap(props: RouteMapProps) {
  const { days, picture, strings, activeIndex } = props;
  const titleId = useId();
  const path = routePath(days.map(({ stop }) => stop));
  return (
    <Surface as="nav" look="frame" id="route-map" className={styles.map} aria-labelledby={titleId}>
      <Text as="h3" id={titleId} className={styles.title} data-look="h4">
        {strings.title}
      </Text>
      <div className={styles.frame}>
        <div className={styles.canvas}>
          <Picture {...picture} sizes={{ phoneVw: 110, wider: '30rem' }} />
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
              <text
                className={classNames(styles.name, styles.place)}
                x={`${strings.place.x}%`}
                y={`${strings.place.y}%`}
              >
                {strings.place.name}
              </text>
            )}
            {groupByStop(days).map(({ stop, indexes }) => {
              const [first = 0] = indexes;
              const numbers = indexes.map((index) => days[index]?.day).join(', ');
              return (
                <svg
                  key={stop.name}
                  x={`${stop.x}%`}
                  y={`${stop.y}%`}
                  overflow="visible"
                  role="presentation"
                >
                  <Link
                    href={`#day-${days[first]?.day}`}
                    className={styles.stop}
                    data-side={stop.side}
                    data-wide={indexes.length > 1 ? '' : undefined}
                    aria-label={fillPlaces(strings.stop, { dayNumbers: numbers, place: stop.name })}
                    aria-current={indexes.includes(activeIndex) ? 'location' : undefined}
                  >
                    <rect className={styles.target} />
                    <rect className={styles.dot} />
                    <text className={styles.number} dy="0.36em">
                      {numbers}
                    </text>{' '}
                    <text className={styles.name}>{stop.name}</text>
                  </Link>
                </svg>
              );
            })}
          </svg>
        </div>
      </div>
    </Surface>
  );
}
