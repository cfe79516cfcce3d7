/**
 * Fills in the variables of a text, such as "{number} of {count}".
 *
 * @param values one for each variable
 */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (match, name: string) => String(values[name] ?? match));
}
