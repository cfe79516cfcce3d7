/**
 * Says which of some travelers are invented, for as long as any is. U.S. rules forbid publishing them as real
 * (16 CFR part 465).
 *
 * @returns nothing once all of them are real
 */
export function sampleNote(
  travelers: readonly { name: string; sample: boolean }[],
): string | undefined {
  const names = travelers.filter(({ sample }) => sample).map(({ name }) => name);
  if (names.length === 0) return undefined;
  const all = names.length === travelers.length;
  const which = all ? 'These' : `The words of ${names.join(' and ')}`;
  return `${which} are examples, until our travelers’ own arrive.`;
}
