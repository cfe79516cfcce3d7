import type { TourDay } from '../../types';
import { interpolate } from '../utils/interpolate';
import { MapName } from './MapName';
import styles from './RouteStop.module.css';

interface RouteStopProps extends Pick<TourDay, 'stop'> {
  /** Of the days there, at least one. */
  dayNumbers: readonly number[];
  /** The accessible name: "{dayNumbers} {place}". */
  label: string;
  /** Whether one of these days was read last. */
  isCurrent: boolean;
}

/** A circle, or for the numbers of several days, one that is wider on both sides. */
const circle = (radius: number, wider: number) => ({
  x: -radius - wider,
  y: -radius,
  width: 2 * (radius + wider),
  height: 2 * radius,
  rx: radius,
});

/** On which side of the dot the name begins. */
const signs = { start: -1, end: 1, above: 0, below: 0 };

/**
 * A numbered stop of `RouteMap` with its name: a link to the first of its days. It is positioned by SVG
 * attributes, because the content security policy blocks `style` attributes.
 */
export function RouteStop({ stop, dayNumbers, label, isCurrent }: RouteStopProps) {
  const numbers = dayNumbers.join(', ');
  const wider = dayNumbers.length > 1 ? 14 : 0;
  return (
    <svg x={`${stop.x}%`} y={`${stop.y}%`} overflow="visible" role="presentation">
      <a
        href={`#day-${dayNumbers[0]}`}
        className={styles.stop}
        data-side={stop.side}
        aria-label={interpolate(label, { dayNumbers: numbers, place: stop.name })}
        aria-current={isCurrent ? 'location' : undefined}
      >
        <rect className={styles.target} {...circle(22, wider)} />
        <rect className={styles.dot} {...circle(13, wider)} />
        <text className={styles.number} dy="0.36em">
          {numbers}
        </text>{' '}
        <MapName className={styles.name} x={signs[stop.side] * wider}>
          {stop.name}
        </MapName>
      </a>
    </svg>
  );
}
