/**
 * Replaces markers in a page with texts, one after another.
 *
 * @throws when the page lacks a marker
 */
export function fill(
  page: string,
  ...replacements: [marker: string | RegExp, text: string][]
): string {
  return replacements.reduce((html, [marker, text]) => {
    const isFound = typeof marker === 'string' ? html.includes(marker) : html.search(marker) >= 0;
    if (!isFound) throw new Error(`The page has no ${marker}.`);
    return html.replace(marker, () => text);
  }, page);
}
