import { type Ref, useId } from 'react';
import type { TourDay } from '../../types';
import { Surface } from '../layout/Surface';
import { Picture, type PictureProps } from '../media/Picture';
import { InPageLink } from '../navigation/InPageLink';
import { Text } from '../text/Text';
import styles from './RouteMap.module.css';
import { routePath } from './routePath';

export interface RouteMapStrings {
  title: string;
  /** The label of the link from the days back to the map. */
  back: string;
  /** The accessible name of a stop, which is a link to its day: the words on the map (WCAG 2.5.3). */
  stop: (day: number, place: string) => string;
}

interface RouteMapProps {
  days: readonly Pick<TourDay, 'day' | 'stop'>[];
  picture: PictureProps;
  strings: RouteMapStrings;
  /** Index of the day to mark as the current location, or -1. */
  activeIndex: number;
  /** Receives the link to that day, or to the first one. */
  currentStop: Ref<HTMLAnchorElement>;
  /** Called with the index of the chosen day. */
  onSelect: (index: number) => void;
}

/**
 * A map with a line through the stops of all days and a numbered link to each day, named by day and
 * place (WCAG 2.4.4). The links are positioned by SVG attributes, because the content security policy blocks `style` attributes.
 */
export function RouteMap(props: RouteMapProps) {
  const { days, picture, strings, activeIndex, currentStop, onSelect } = props;
  const titleId = useId();
  const path = routePath(days.map(({ stop }) => stop));
  return (
    <Surface as="nav" look="card" id="route-map" className={styles.map} aria-labelledby={titleId}>
      <Text as="h3" id={titleId} className={styles.title}>
        {strings.title}
      </Text>
      <div className={styles.frame}>
        <div className={styles.canvas}>
          <Picture {...picture} sizes="30rem" />
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
            {days.map(({ day, stop }, index) => (
              <svg
                key={day}
                x={`${stop.x}%`}
                y={`${stop.y}%`}
                overflow="visible"
                role="presentation"
              >
                <InPageLink
                  ref={index === Math.max(activeIndex, 0) ? currentStop : undefined}
                  href={`#day-${day}`}
                  className={styles.stop}
                  data-side={stop.side}
                  aria-label={strings.stop(day, stop.name)}
                  aria-current={index === activeIndex ? 'location' : undefined}
                  onActivate={() => onSelect(index)}
                >
                  <circle className={styles.target} r="22" />
                  <circle className={styles.dot} r="13" />
                  <text className={styles.number} dy="0.36em">
                    {day}
                  </text>{' '}
                  <text className={styles.name}>{stop.name}</text>
                </InPageLink>
              </svg>
            ))}
          </svg>
        </div>
      </div>
    </Surface>
  );
}
