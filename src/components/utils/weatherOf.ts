import type { Seasons } from '../../types';

/** What a month is like in which this much rain falls, in mm. */
export function weatherOf(rain: number, limits: Seasons['limits']): keyof Seasons['weather'] {
  if (rain < limits.dry) return 'dry';
  return rain < limits.wet ? 'mixed' : 'wet';
}
