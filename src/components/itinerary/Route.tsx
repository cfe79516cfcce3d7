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
  /** The days themselves, in their order. */
  children: ReactElement[];
}

/**
 * The days of a tour beside a map that stays in view and marks the day the visitor is reading. For
 * those who do not see the map, the ordered list says the same.
 */
export function Route({ days, map, strings, children }: RouteProps) {
  const list = useRef<HTMLOListElement>(null);
  const inView = useScrollSpy(list);
  const goTo = (index: number) => {
    const day = list.current?.children[index];
    day?.scrollIntoView();
    day?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.route}>
      <RouteMap days={days} picture={map} strings={strings} current={inView} onGo={goTo} />
      <ol role="list" ref={list} className={styles.days}>
        {children.map((day) => (
          <li key={day.key}>{day}</li>
        ))}
      </ol>
    </div>
  );
}
