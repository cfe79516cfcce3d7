import { climate } from './climate.ts';
import type { MonthRange } from './schema';

/**
 * Writes a range of months in words. Texts that put "from" before it need a range of three months or more.
 *
 * @returns for example "December to April", or "February and March" for two months
 */
export function monthRange({ from, to }: MonthRange): string {
  const { months } = climate;
  const next = months[(months.indexOf(from) + 1) % months.length];
  return `${from} ${next === to ? 'and' : 'to'} ${to}`;
}
