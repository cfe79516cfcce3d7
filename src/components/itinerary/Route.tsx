import { type ReactElement, useRef } from 'react';
import type { Stop } from '../../types';
import { useScrollSpy } from '../hooks/useScrollSpy';
import type { PictureProps } from '../media/Picture';
import styles from './Route.module.css';
import { RouteMap, type RouteMapStrings } from './RouteMap';

interface RouteProps {
  days: readonly { day: number; stop: Stop }[];
  map: PictureProps;
  strings: RouteMapStrings;
  /** One element for each day, in the same order. */
  children: ReactElement[];
}

/**
 * The days of a tour as an ordered list beside a sticky map, which marks the day being read as the
 * current location. Choosing a stop on the map focuses the heading of its day (WCAG 2.4.3).
 */
export function Route({ days, map, strings, children }: RouteProps) {
  const list = useRef<HTMLOListElement>(null);
  const activeIndex = useScrollSpy(list);
  const focusDay = (index: number) => {
    const day = list.current?.children[index];
    day?.scrollIntoView();
    day?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.route}>
      <RouteMap
        days={days}
        picture={map}
        strings={strings}
        activeIndex={activeIndex}
        onSelect={focusDay}
      />
      <ol role="list" ref={list} className={styles.days}>
        {children.map((day) => (
          <li key={day.key}>{day}</li>
        ))}
      </ol>
    </div>
  );
}
