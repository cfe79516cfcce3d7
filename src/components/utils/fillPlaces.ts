/**
 * Fills in the places of a text, such as "{number} of {count}".
 *
 * @param values one for each place
 */
export function fillPlaces(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
