import { useRef } from 'react';
import { config } from '../../config';
import type { Action, RouteMapStrings, TourDay } from '../../types';
import { Link } from '../controls/Link';
import { Cluster } from '../layout/Cluster';
import type { PictureProps } from '../media/Picture';
import { NavigateButton } from '../navigation/NavigateButton';
import { classNames } from '../utils/classNames';
import { Day } from './Day';
import styles from './Itinerary.module.css';
import { RouteMap } from './RouteMap';
import { useScrollSpy } from './useScrollSpy';

interface ItineraryProps {
  days: readonly (TourDay & { picture: PictureProps; sign: string | undefined })[];
  /** The word before a day's number. */
  dayLabel: string;
  map: PictureProps;
  strings: RouteMapStrings;
  /** The button that leads to the contact form. */
  ask: Action;
}

/**
 * The days of a tour as an ordered list beside a sticky map, which marks the day being read as the
 * current location. Choosing a stop on the map focuses the heading of its day (WCAG 2.4.3). Where
 * the map does not fit beside the days, a link to the map and a button to the contact form stay in view instead.
 */
export function Itinerary({ days, dayLabel, map, strings, ask }: ItineraryProps) {
  const list = useRef<HTMLOListElement>(null);
  const activeIndex = useScrollSpy(list);
  const elevations = days.map(({ stop }) => stop.elevation);
  return (
    <div className={styles.itinerary}>
      <RouteMap days={days} picture={map} strings={strings} activeDay={days[activeIndex]?.day} />
      <div>
        <ol role="list" ref={list} className={styles.days}>
          {days.map((day, index) => (
            <li key={day.day}>
              <Day
                {...day}
                dayLabel={dayLabel}
                elevations={elevations}
                isCurrent={index === activeIndex}
              />
            </li>
          ))}
        </ol>
        <Cluster
          className={classNames(styles.links, config.livechatLicense && styles.besideChat)}
          data-print="no"
        >
          <Link href="#route-map">{strings.back}</Link>
          <NavigateButton action={ask} shape="compact" />
        </Cluster>
      </div>
    </div>
  );
}
