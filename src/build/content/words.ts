import { monthNames } from '../../content/schema.ts';

// How the content writes numbers and months in English.

const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen twenty';

/** Writes a count, or a number of quarters, in digits, for example "1,200" or "24½". */
export function formatNumber(value: number): string {
  const whole = Math.floor(value);
  const fraction = ['', '¼', '½', '¾'][(value - whole) * 4] ?? '';
  return whole.toLocaleString('en-US') + fraction;
}

/** Writes a count in words, for prose, for example "nine"; above twenty, in digits. */
function numberWord(value: number): string {
  return numberWords.split(' ')[value] ?? formatNumber(value);
}

/** Formats a multiple of a quarter of an hour for the start of a sentence or table cell, for example "2½ hours". */
export function formatHours(hours: number): string {
  if (hours === 0.5) return 'Half an hour';
  if (hours < 1) return `${hours * 60} minutes`;
  return hours === 1 ? 'An hour' : `${formatNumber(hours)} hours`;
}

interface MonthRange {
  from: (typeof monthNames)[number];
  to: (typeof monthNames)[number];
}

/**
 * Writes whole months, which may end in the next year.
 *
 * @returns "December to April"; for two months, "February and March"; for one, "August"
 */
export function formatMonths({ from, to }: MonthRange): string {
  if (from === to) return from;
  const next = monthNames[(monthNames.indexOf(from) + 1) % monthNames.length];
  return `${from} ${next === to ? 'and' : 'to'} ${to}`;
}

/** Whether a month is one of a range, which may end in the next year. */
export function isWithin({ from, to }: MonthRange, month: MonthRange['from']): boolean {
  const months = monthNames.length;
  const after = (name: MonthRange['from']) =>
    (monthNames.indexOf(name) - monthNames.indexOf(from) + months) % months;
  return after(month) <= after(to);
}

/** Writes a month such as "2026-11" as "November 2026". */
export function formatMonth(date: string): string {
  const [year, month] = date.split('-');
  return `${monthNames[Number(month) - 1]} ${year}`;
}

/** Joins words with commas and "and", for example "name, email, and message". */
export function joinWords(words: readonly string[]): string {
  return words.length > 2
    ? `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`
    : words.join(' and ');
}

/** Matches a variable in a text, such as {days}, and an article before it. */
export const variablePattern = /(?:\b([Aa])n? )?\{([^{}]*)\}/g;

/**
 * Fills values into a text. A number is a word, with a capital where it begins the text or a sentence. An
 * article before a variable becomes "a" or "an", as the value needs it. Variables without a value are left as they are.
 */
export function fillValues(text: string, values: Record<string, string | number>): string {
  return text.replace(variablePattern, (match, a: string, name: string, position: number) => {
    const value = values[name];
    if (value === undefined) return match;
    const words = typeof value === 'number' ? numberWord(value) : value;
    if (a) return `${a}${takesAn(words) ? 'n' : ''} ${words}`;
    return typeof value === 'number' && beginsSentence(text.slice(0, position))
      ? words.charAt(0).toUpperCase() + words.slice(1)
      : words;
  });
}

const beginsSentence = (before: string) => /(^|[.?!…][”’)]* )[“‘(]*$/.test(before);

/** Whether a value begins with a vowel when it is spoken, such as "eight" and "18". */
const takesAn = (words: string) => /^([aei]|o(?!ne)|8|1[18]\b)/i.test(words);
