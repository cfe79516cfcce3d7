import { climate, type MonthRange } from './climate.ts';

/**
 * Writes a range of months in words. A sentence with "from" names its ends instead:
 * `from ${best.whales.from} to ${best.whales.to}`.
 *
 * @returns "December to April"; for two months, "February and March"; for one, "August"
 */
export function monthRange({ from, to }: MonthRange): string {
  const { months } = climate;
  if (from === to) return from;
  const next = months[(months.indexOf(from) + 1) % months.length];
  return `${from} ${next === to ? 'and' : 'to'} ${to}`;
}
