const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen twenty';

/**
 * Writes a count in words, for prose: `${numberWord(days.length - 1)} nights`.
 *
 * @returns for example "nine"; above twenty, the digits
 */
export function numberWord(count: number): string {
  return words.split(' ')[count] ?? String(count);
}

/** The same, at the start of a sentence or a title, for example "Nine". */
export function capitalNumberWord(count: number): string {
  const word = numberWord(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
