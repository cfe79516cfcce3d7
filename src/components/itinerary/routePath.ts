interface Point {
  x: number;
  y: number;
}

/** How far a control point is from its end of the curve, as a share of the distance between the ends. */
const smoothness = 0.22;

/**
 * Returns a line through all points in their order, as the `d` of an SVG path. It is a cubic curve from
 * each point to the next, which passes a point in the direction from the one before it to the one after.
 */
export function routePath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const last = points[index - 1];
      if (!last) return `M${format(point)}`;
      const length = Math.hypot(point.x - last.x, point.y - last.y) * smoothness;
      const first = move(last, length, points[index - 2] ?? last, point);
      const second = move(point, -length, last, points[index + 1] ?? point);
      return `C${[first, second, point].map(format).join(' ')}`;
    })
    .join('');
}

/** The point at a distance from another, in the direction from `start` to `end`. */
function move({ x, y }: Point, distance: number, start: Point, end: Point): Point {
  const share = distance / (Math.hypot(end.x - start.x, end.y - start.y) || 1);
  return { x: x + share * (end.x - start.x), y: y + share * (end.y - start.y) };
}

function format({ x, y }: Point): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return `${round(x)} ${round(y)}`;
}
