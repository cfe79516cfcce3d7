import { climate } from './climate.ts';
import type { MonthRange } from './schema';

/**
 * Writes a range of months in words, for prose: `best from ${monthRange(best.whales)}`.
 *
 * @returns for example "December to April", or "February and March" for two months
 */
export function monthRange({ from, to }: MonthRange): string {
  const { months } = climate;
  const next = months[(months.indexOf(from) + 1) % months.length];
  return `${from} ${next === to ? 'and' : 'to'} ${to}`;
}
