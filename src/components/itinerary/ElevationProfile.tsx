import styles from './ElevationProfile.module.css';
import { routePath } from './routePath';

interface ElevationProfileProps {
  /** Of all stops of a route, in their order. */
  elevations: readonly number[];
  /** The position of the stop to mark. */
  index: number;
}

/** A line that shows the elevations along a route, filled up to one stop, which is marked with a dot. Decorative. */
export function ElevationProfile({ elevations, index }: ElevationProfileProps) {
  const highest = Math.max(...elevations, 1);
  const points = elevations.map((elevation, position) => ({
    x: (100 * (position + 0.5)) / elevations.length,
    y: 100 - (100 * elevation) / highest,
  }));
  const point = points[index];
  const [first, last] = [points[0]?.y ?? 0, points.at(-1)?.y ?? 0];
  const path = routePath([{ x: 0, y: first }, ...points, { x: 100, y: last }]);
  return (
    <svg
      className={styles.profile}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {point && (
        <svg width={point.x} height="100" role="presentation">
          <path className={styles.past} d={`${path}V100H0Z`} />
        </svg>
      )}
      <path d={path} />
      {point && <path className={styles.stop} d={`M${point.x} ${point.y}h0`} />}
    </svg>
  );
}
