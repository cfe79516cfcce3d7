import { type FocusEvent, type MouseEvent, useId, useState } from 'react';
import type { Stop } from '../../types';
import { Picture, type PictureProps } from '../media/Picture';
import styles from './RouteMap.module.css';

export interface RouteMapStrings {
  title: string;
  /** The name of a stop as a link to its day. */
  stop: (day: number, place: string) => string;
}

interface RouteMapProps {
  days: readonly { day: number; stop: Stop }[];
  picture: PictureProps;
  strings: RouteMapStrings;
  /** Index of the day that is marked, or -1. */
  current: number;
  /** Called with the index of the day the visitor chose. */
  onGo: (index: number) => void;
}

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

/** How far the surface of a focused stop reaches around it, in CSS px. */
const rim = 9;

/**
 * A picture of the route with a numbered link to each day on it. The links are placed by the
 * attributes of SVG, because the security policy refuses style attributes in the page.
 */
export function RouteMap({ days, picture, strings, current, onGo }: RouteMapProps) {
  const title = useId();
  const [plate, setPlate] = useState<{ index: number; box: Box } | null>(null);
  const lay = ({ currentTarget }: FocusEvent, index: number) => {
    const { x, y, width, height } = (currentTarget as SVGGraphicsElement).getBBox();
    const box = { x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim };
    setPlate({ index, box });
  };
  const go = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onGo(index);
  };
  return (
    <nav className={styles.map} aria-labelledby={title}>
      <h3 id={title} className={styles.title}>
        {strings.title}
      </h3>
      <div className={styles.frame}>
        <div className={styles.canvas}>
          <Picture {...picture} sizes="30rem" />
          <svg className={styles.stops} width="100%" height="100%" role="presentation">
            {days.map(({ day, stop }, index) => (
              <svg
                key={day}
                x={`${stop.x}%`}
                y={`${stop.y}%`}
                overflow="visible"
                role="presentation"
              >
                {plate?.index === index && (
                  <rect className={styles.focusRing} {...plate.box} rx="3" />
                )}
                <a
                  href={`#day-${day}`}
                  className={styles.stop}
                  data-side={stop.side}
                  aria-label={strings.stop(day, stop.name)}
                  aria-current={index === current ? 'location' : undefined}
                  onClick={(event) => go(event, index)}
                  onFocus={(event) => lay(event, index)}
                  onBlur={() => setPlate(null)}
                >
                  <circle className={styles.target} r="22" />
                  <circle className={styles.dot} r="13" />
                  <text className={styles.number} dy="0.36em">
                    {day}
                  </text>{' '}
                  <text className={styles.name}>{stop.name}</text>
                </a>
              </svg>
            ))}
          </svg>
        </div>
      </div>
    </nav>
  );
}
